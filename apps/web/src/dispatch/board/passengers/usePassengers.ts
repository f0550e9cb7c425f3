import { getRouteApi } from '@tanstack/react-router'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useState } from 'react'
import { afterClick, afterGroupClick, nothingSelected } from '../../../kit/table/selection.ts'
import { keyOf, type Rider } from '../../riders.ts'
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
  const selected = shown.filter((rider) => selection.ids.has(keyOf(rider)))

  /** The entries that an action on this one applies to: all ticked ones if it's ticked. */
  function partyOf(entry: Rider): Rider[] {
    return selected.includes(entry) ? selected : [entry]
  }

  /** The entries that shortcuts apply to: the ticked ones, else the one with the focus. */
  function partyAtHand(): Rider[] {
    if (selected.length > 0) return selected
    return shown.filter((rider) => keyOf(rider) === focusedRow())
  }

  function assign(party: Rider[], unit: VehicleUnit | typeof newVehicle): void {
    const last = shown.findLastIndex((entry) => party.includes(entry))
    const next = shown.slice(last + 1)[0] ?? shown.findLast((entry) => !party.includes(entry))
    setSelection(nothingSelected)
    setMenuOf(null)
    void (unit === newVehicle ? board.putOnNew(party) : board.put(party, unit))
    if (search.unassigned && next) focusOpener(keyOf(next))
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
    isSelected: (entry: Rider) => selection.ids.has(keyOf(entry)),
    clear: () => setSelection(nothingSelected),
    toggle: (entry: Rider, withShift: boolean) =>
      setSelection((now) => afterClick(now, keyOf(entry), shown.map(keyOf), withShift)),
    toggleAll: (entries: Rider[]) => setSelection((now) => afterGroupClick(now, entries.map(keyOf))),
  }
}
