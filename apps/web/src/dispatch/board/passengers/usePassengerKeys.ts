import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { keyOf, partyOf } from '../../riders.ts'
import { focusedRow } from '../boardFocus.ts'
import { boardMessages } from '../messages.ts'
import { useUnitReference } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import type { Passengers } from './usePassengers.ts'

/** Shortcuts for planning without the mouse: tick, choose a vehicle, or press its number. */
export function usePassengerKeys(
  board: Board,
  passengers: Passengers,
  canWrite: boolean,
  onSplit: (party: PurchasedTour) => void,
): void {
  const t = useText(boardMessages)
  const unitName = useUnitReference(board.units)
  const focused = () => passengers.shown.find((rider) => keyOf(rider) === focusedRow())
  const select = () => {
    const entry = focused()
    if (entry) passengers.toggle(entry, false)
  }
  const open = () => {
    const party = passengers.partyAtHand()
    const at = party.find((rider) => keyOf(rider) === focusedRow()) ?? party[0]
    passengers.setMenuOf(at ? keyOf(at) : null)
  }
  const split = () => {
    const [rider, ...others] = passengers.partyAtHand()
    if (rider && others.every(({ _id }) => _id === rider._id)) onSplit(partyOf(rider))
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
    { keys: 's', label: t('keySplit'), run: split },
    ...numbers,
  ]
  useKeys(canWrite ? keys : [])
}
