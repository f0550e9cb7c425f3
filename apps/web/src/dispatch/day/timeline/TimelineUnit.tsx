import { IconAlertTriangle } from '@tabler/icons-react'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { spansOf } from '@tourdesk/domain/dispatch/timeline'
import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Name, Ratio } from '../../../kit/Isolated.tsx'
import { assignmentsHref } from '../../assignmentsHref.ts'
import { useFindingText } from '../../check/useFindingText.ts'
import { wayBack } from '../../dayHref.ts'
import { unitHref } from '../../manifestHref.ts'
import { messages } from '../../messages.ts'
import { UnitNumber } from '../../UnitNumber.tsx'
import { PickupsBlock } from './PickupsBlock.tsx'
import { placeOf, type ShownHours } from './placeOf.ts'
import styles from './timeline.module.css'
import { timelineMessages } from './timelineMessages.ts'
import { useUnitText } from './useUnitText.ts'

interface TimelineUnitProps {
  date: Day
  departure: DayDeparture
  unit: DayUnit
  /** What has to be solved or checked about it. */
  findings: readonly DayFinding[]
  hours: ShownHours
  tabIndex: number
}

/** A vehicle unit's row: its vehicle, people and crew, then its pickups and its tour as blocks. */
export function TimelineUnit({ date, departure, unit, findings, hours, tabIndex }: TimelineUnitProps) {
  const t = useText(timelineMessages)
  const text = useUnitText()
  const spans = spansOf({ date: departure.date, pickups: unit.pickups, hours: departure.hours }, date)
  const whole = text.whole(departure, unit, { spans, findings })
  const way = wayBack('timeline', date, departure.date)
  const board = assignmentsHref({ date: departure.date, tour: departure.tour._id, ...way })
  return (
    <li className={styles.row} data-row={unit._id}>
      <UnitLabel
        unit={unit}
        findings={findings}
        whole={whole}
        href={unitHref(unit._id, way)}
        tabIndex={tabIndex}
      />
      <div className={styles.track}>
        {spans ? (
          <>
            {spans.pickups && (
              <PickupsBlock
                unit={unit}
                href={unitHref(unit._id, { tab: 'stops', ...way })}
                span={spans.pickups}
                hours={hours}
                whole={whole}
                tabIndex={tabIndex}
              />
            )}
            <AppLink
              href={board}
              className={styles.tour}
              style={placeOf(spans.tour, hours)}
              data-stop="tour"
              data-ends={spans.tour.until > hours.until * 60 ? 'later' : undefined}
              tabIndex={tabIndex}
              aria-label={whole}
              title={whole}
            >
              <span className={styles.text}>{text.end(spans)}</span>
            </AppLink>
          </>
        ) : (
          <span className={styles.noTime}>{t('noTime')}</span>
        )}
      </div>
    </li>
  )
}

interface UnitLabelProps extends Pick<TimelineUnitProps, 'unit' | 'findings' | 'tabIndex'> {
  /** Everything about the unit, in words. */
  whole: string
  href: string
}

function UnitLabel({ unit, findings, whole, href, tabIndex }: UnitLabelProps) {
  const t = useText(timelineMessages)
  const shared = useText(messages)
  const findingText = useFindingText()
  const { number, vehicle, people, seats, driver, guides } = unit
  const lacks = list(findings.map(findingText))
  const crew = [...new Set([...(driver ? [driver] : []), ...guides])]
  return (
    <div className={styles.label}>
      <UnitNumber number={number} />
      <span className={`stack shrinks ${styles.names}`}>
        <AppLink
          href={href}
          className={styles.vehicle}
          data-stop="unit"
          data-finding={findings[0]?.key}
          tabIndex={tabIndex}
          aria-label={t('sheetOf', { unit: whole })}
        >
          <Name>{vehicle ?? shared('no_vehicle')}</Name>
        </AppLink>
        <span className={styles.crew}>
          <Name>{list(crew)}</Name>
        </span>
        {lacks && <span className="printedOnly small orange">{lacks}</span>}
      </span>
      <span className="tabular">{seats === null ? people : <Ratio part={people} whole={seats} />}</span>
      {lacks && (
        <span className="flex orange" title={lacks}>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
        </span>
      )}
    </div>
  )
}
