import { getRouteApi } from '@tanstack/react-router'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useState } from 'react'
import { afterClick, afterGroupClick, nothingSelected } from '../../../kit/table/selection.ts'
import { filteredTours } from '../boardFilter.ts'
import { focusedRow, focusOpener } from '../boardFocus.ts'
import { type Board, newVehicle } from '../useBoard.ts'
import { groupByPickup } from './passengerGroups.ts'

const page = getRouteApi('/signedIn/assignments/calendar')

export type Passengers = ReturnType<typeof usePassengers>

/** The board's visible and ticked rows, and their actions. */
export function usePassengers(board: Board) {
  const search = page.useSearch()
  const [selection, setSelection] = useState(nothingSelected)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const groups = groupByPickup(filteredTours(board.tours, search))
  const shown = groups.flatMap((group) => group.tours)
  const selected = shown.filter(({ _id }) => selection.ids.has(_id))

  /** Acting on a ticked row acts on all ticked rows. */
  function partyOf(entry: PurchasedTour): PurchasedTour[] {
    return selected.includes(entry) ? selected : [entry]
  }

  /** What shortcuts act on: the ticked rows, else the row with the focus. */
  function partyAtHand(): PurchasedTour[] {
    if (selected.length > 0) return selected
    return shown.filter(({ _id }) => _id === focusedRow())
  }

  function assign(party: PurchasedTour[], unit: VehicleUnit | typeof newVehicle): void {
    const last = shown.findLastIndex((entry) => party.includes(entry))
    const next = shown.slice(last + 1)[0] ?? shown.findLast((entry) => !party.includes(entry))
    setSelection(nothingSelected)
    setMenuOf(null)
    void (unit === newVehicle ? board.putOnNew(party) : board.put(party, unit))
    if (search.unassigned && next) focusOpener(next._id)
  }

  return {
    groups,
    shown,
    selected,
    menuOf,
    setMenuOf,
    partyOf,
    partyAtHand,
    assign,
    isSelected: (entry: PurchasedTour) => selection.ids.has(entry._id),
    clear: () => setSelection(nothingSelected),
    toggle: (entry: PurchasedTour, withShift: boolean) =>
      setSelection((now) =>
        afterClick(
          now,
          entry._id,
          shown.map(({ _id }) => _id),
          withShift,
        ),
      ),
    toggleAll: (entries: PurchasedTour[]) =>
      setSelection((now) =>
        afterGroupClick(
          now,
          entries.map(({ _id }) => _id),
        ),
      ),
  }
}
