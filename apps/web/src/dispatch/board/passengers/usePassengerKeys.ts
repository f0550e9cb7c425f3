import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { focusedRow } from '../boardFocus.ts'
import { boardMessages } from '../messages.ts'
import { useUnitReference } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import type { Passengers } from './usePassengers.ts'

/** Planning without the mouse: tick, choose a vehicle, or press its number. */
export function usePassengerKeys(board: Board, passengers: Passengers, canWrite: boolean): void {
  const t = useText(boardMessages)
  const unitName = useUnitReference(board.units)
  const focused = () => passengers.shown.find(({ _id }) => _id === focusedRow())
  const select = () => {
    const entry = focused()
    if (entry) passengers.toggle(entry, false)
  }
  const open = () => {
    const party = passengers.partyAtHand()
    const at = party.find(({ _id }) => _id === focusedRow()) ?? party[0]
    passengers.setMenuOf(at?._id ?? null)
  }
  const numbers = board.units.slice(0, 9).map((unit, index) => ({
    keys: String(index + 1),
    label: t('keyPut', { vehicle: unitName(unit) }),
    run: () => {
      const party = passengers.partyAtHand()
      if (party.length > 0) passengers.assign(party, unit)
    },
  }))
  const keys = [
    { keys: 'x', label: t('keySelect'), run: select },
    { keys: 'a', label: t('keyAssign'), run: open },
    ...numbers,
  ]
  useKeys(canWrite ? keys : [])
}
