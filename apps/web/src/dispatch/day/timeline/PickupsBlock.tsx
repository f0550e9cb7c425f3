import type { DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import { minutesInto } from '@tourdesk/domain/dispatch/stops/stopTime'
import type { Span } from '@tourdesk/domain/dispatch/timeline'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { placeOf, type ShownHours } from './placeOf.ts'
import styles from './timeline.module.css'
import { timelineMessages } from './timelineMessages.ts'

interface PickupsBlockProps {
  unit: DayUnit
  /** The address of its stops. */
  href: string
  span: Span
  hours: ShownHours
  /** Everything about the unit, in words. */
  whole: string
  tabIndex: number
}

/** From the first to the last pickup, with a mark for each; opens the stops. */
export function PickupsBlock({ unit, href, span, hours, whole, tabIndex }: PickupsBlockProps) {
  const t = useText(timelineMessages)
  const length = span.until - span.from
  return (
    <AppLink
      href={href}
      className={styles.pickups}
      style={placeOf(span, hours)}
      data-stop="pickups"
      tabIndex={tabIndex}
      aria-label={t('stopsOf', { unit: whole })}
      title={t('stopsOf', { unit: whole })}
    >
      {unit.pickups.map((time) => (
        <span
          key={time}
          className={styles.pickup}
          style={{
            insetInlineStart: length === 0 ? 0 : `${((minutesInto(time) - span.from) / length) * 100}%`,
          }}
        />
      ))}
    </AppLink>
  )
}
