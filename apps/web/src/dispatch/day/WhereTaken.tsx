import type { CarOfDay } from '@tourdesk/contract/dispatch/dayPlan'
import { useLabel } from '../../i18n/labels.ts'
import { availabilityLabels } from '../../i18n/vocabulary/fleet.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import styles from './day.module.css'

/** Where a car or a person is on the day, or why they're away; empty for those who are free. */
export function WhereTaken({
  onDay: { dayStatus, heldBy },
}: {
  onDay: Pick<CarOfDay, 'dayStatus' | 'heldBy'>
}) {
  const availability = useLabel(availabilityLabels)
  if (dayStatus === 'available') return null
  return (
    <span className={styles.where}>
      {heldBy ? (
        <>
          {heldBy.time && <Code>{heldBy.time}</Code>} <Name>{heldBy.tour}</Name> <Code>#{heldBy.number}</Code>
        </>
      ) : (
        availability(dayStatus)
      )}
    </span>
  )
}
