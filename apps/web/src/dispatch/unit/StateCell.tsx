import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { CarOnDay } from '@tourdesk/contract/fleet/cars'
import { dayStatusFor } from '@tourdesk/domain/dispatch/dayStatus'
import { day } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { availabilityLabels, dayStatusLabels } from '../../i18n/vocabulary/fleet.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import styles from './unit.module.css'

interface StateCellProps {
  unit: Pick<VehicleUnit, '_id' | 'date'>
  onDay: Pick<CarOnDay, 'dayStatus' | 'unitId' | 'heldBy'>
}

/** The state of a car or a person over a unit's days: their availability, or where they're assigned. */
export function StateCell({ unit, onDay }: StateCellProps) {
  const dayStatus = useLabel(dayStatusLabels)
  const availability = useLabel(availabilityLabels)
  const status = dayStatusFor(unit._id, onDay)
  const isSetByHand = status === 'free' || status === 'unavailable'
  const word = isSetByHand ? availability(onDay.dayStatus) : dayStatus(status)
  const { heldBy } = onDay
  if (status !== 'assignedElsewhere' || !heldBy) return word
  return (
    <>
      {word}
      <span className={styles.where} title={heldBy.tour}>
        <Name>{heldBy.tour}</Name>
      </span>
      <span className={styles.where}>
        {heldBy.time && (
          <>
            <Code>{heldBy.time}</Code>
            {' · '}
          </>
        )}
        <Code>#{heldBy.number}</Code> <Name>{heldBy.vehicle}</Name>
        {heldBy.date !== unit.date && (
          <>
            {' · '}
            <Code>{day(heldBy.date)}</Code>
          </>
        )}
      </span>
    </>
  )
}
