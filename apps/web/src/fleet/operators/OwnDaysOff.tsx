import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { day, dayRange } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { Heading } from '../../kit/Heading.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { operatorMessages } from './messages.ts'

/** The coming days off that a guide or driver entered on their phone; nothing if there are none. */
export function OwnDaysOff({ availability }: { availability: readonly AvailabilityRange[] }) {
  const t = useText(operatorMessages)
  const today = useToday()
  const shown = availability.filter(({ isOwn, endDate }) => isOwn && (endDate === null || endDate >= today))
  if (shown.length === 0) return null
  return (
    <section aria-label={t('ownDaysOff')}>
      <Heading>{t('ownDaysOff')}</Heading>
      <ul className="flat">
        {shown.map(({ _id, startDate, endDate }) => (
          <li key={_id}>
            <Code>{endDate === startDate ? day(startDate) : dayRange(startDate, endDate ?? startDate)}</Code>
          </li>
        ))}
      </ul>
    </section>
  )
}
