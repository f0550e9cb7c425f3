import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { type Ref, useLayoutEffect } from 'react'
import { countEntries, keyOf, type Rider, partyOf as wholeOf } from '../../riders.ts'
import type { Board } from '../useBoard.ts'
import { AssignMenu } from './AssignMenu.tsx'
import type { Passengers } from './usePassengers.ts'

interface RowMenuProps {
  board: Board
  passengers: Passengers
  /** The entry whose menu is open. */
  opened: Rider | undefined
  onSplit: (party: PurchasedTour) => void
}

/** The menu of vehicles, shared by all rows: it opens at the button of the row that was pressed. */
export function RowMenu({ board, passengers, opened, onSplit }: RowMenuProps) {
  const party = opened ? passengers.partyOf(opened) : []
  const split = opened && countEntries(party) === 1 ? () => onSplit(wholeOf(opened)) : undefined
  return (
    <AssignMenu
      board={board}
      party={party}
      opened={opened !== undefined}
      onChange={(isOpen) => !isOpen && passengers.setMenuOf(null)}
      onPick={(unit) => passengers.assign(party, unit)}
      onSplit={split}
    >
      <RowButton entry={opened && keyOf(opened)} />
    </AssignMenu>
  )
}

interface RowButtonProps {
  entry: string | undefined
  /** All three are set by the menu. */
  id?: string
  'aria-controls'?: string
  ref?: Ref<HTMLElement>
}

/** Gives the button of a row to the menu; draws nothing itself. */
function RowButton({ entry, id, 'aria-controls': menuId, ref }: RowButtonProps) {
  useLayoutEffect(() => {
    const button = document.querySelector<HTMLElement>(`[data-entry="${entry}"] [data-stop="assign"]`)
    if (!button || typeof ref !== 'function') return
    if (id) button.id = id
    if (menuId) button.setAttribute('aria-controls', menuId)
    ref(button)
    return () => {
      button.removeAttribute('id')
      button.removeAttribute('aria-controls')
      ref(null)
    }
  }, [entry, id, menuId, ref])
  return null
}
