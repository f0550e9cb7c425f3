import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { messages } from '../../messages.ts'
import { people } from '../../people.ts'
import { countEntries } from '../../riders.ts'
import { boardMessages } from '../messages.ts'
import { type PlanningLeft, planningLeft } from '../planningLeft.ts'
import type { Board } from '../useBoard.ts'
import { AssignMenu } from './AssignMenu.tsx'
import styles from './PassengerPanel.module.css'
import type { Passengers } from './usePassengers.ts'

interface PassengerToolsProps {
  board: Board
  passengers: Passengers
  canWrite: boolean
}

/** What's left to plan, or the actions for ticked rows, always in the same place. */
export function PassengerTools({ board, passengers, canWrite }: PassengerToolsProps) {
  const t = useText(boardMessages)
  const shared = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { selected } = passengers
  const left = planningLeft(board.tours, board.units)
  if (selected.length === 0 || !canWrite) {
    return (
      <div className={styles.tools}>
        {board.tours.length > 0 && (
          <span className={left.people > 0 || left.units > 0 ? 'medium' : 'quiet'}>{wordsOf(left)}</span>
        )}
      </div>
    )
  }
  return (
    <div className={styles.tools}>
      <span className="medium">
        {t('selected', { count: countEntries(selected) })} ·{' '}
        {shared('participants', { count: people(selected) })}
      </span>
      <AssignMenu
        board={board}
        party={selected}
        opened={isOpen}
        onChange={setIsOpen}
        onPick={(unit) => passengers.assign(selected, unit)}
      >
        <Button size="compact-sm">{t('assignTo')}</Button>
      </AssignMenu>
      <Button size="compact-sm" variant="subtle" onClick={passengers.clear}>
        {t('clear')}
      </Button>
    </div>
  )

  function wordsOf({ people: waiting, units }: PlanningLeft): string {
    if (waiting > 0) return t('unplanned', { count: waiting })
    return units > 0 ? t('withoutVehicle', { count: units }) : t('allPlanned')
  }
}
