import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import { useTicketLabel } from '../../../i18n/partyText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Counter } from '../../../kit/fields/Counter.tsx'
import { Name } from '../../../kit/Isolated.tsx'
import { messages } from '../../messages.ts'
import { UnitNumber } from '../../UnitNumber.tsx'
import { seatsOf } from '../../unitOf.ts'
import { boardMessages } from '../messages.ts'
import { useUnitName } from '../unitNames.ts'
import styles from './SplitDialog.module.css'

interface SplitLineProps {
  unit: VehicleUnit
  number: number
  types: readonly string[]
  people: Participants
  /** Free seats: null without a vehicle, below 0 if there are too few. */
  seatsLeft: number | null
  maxOf: (unit: string, type: string) => number
  disabled: boolean
  onChoose: (unit: string, type: string, count: number) => void
}

/** One vehicle with a counter for each ticket type of the party. */
export function SplitLine(props: SplitLineProps) {
  const { unit, number, types, people, seatsLeft, maxOf, disabled, onChoose } = props
  const t = useText(boardMessages)
  const shared = useText(messages)
  const label = useTicketLabel()
  const name = useUnitName()(unit)
  const seats = seatsOf(unit) ?? 0
  const isOver = seatsLeft !== null && seatsLeft < 0
  return (
    <fieldset
      className={styles.line}
      data-over={isOver || undefined}
      data-taken={headCount(people) > 0 || undefined}
    >
      <legend className={styles.legend}>
        <UnitNumber number={number} /> <Name>{name}</Name>
      </legend>
      <span className={`quiet tabular ${styles.seats}`}>
        {seatsLeft === null && shared('noSeats')}
        {seatsLeft !== null && !isOver && t('seatsLeft', { count: seatsLeft })}
        {isOver && shared('over_seats', { participants: seats - seatsLeft, seats })}
      </span>
      <div className="flex wrap fullRow gap8 across16">
        {types.map((type) => (
          <Counter
            key={type}
            label={label(type)}
            value={people[type] ?? 0}
            max={maxOf(unit._id, type)}
            disabled={disabled}
            onChange={(count) => onChoose(unit._id, type, count)}
          />
        ))}
      </div>
    </fieldset>
  )
}
