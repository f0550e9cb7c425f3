import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useProblemTexts } from '../../kit/problemText.ts'
import { boardParty } from './boardParty.ts'

/** Why a unit can't take these entries, in words; null if it can. */
export function useRefusal() {
  const problem = useProblemTexts()
  return (party: readonly PurchasedTour[], unit: VehicleUnit, tours: readonly PurchasedTour[]) => {
    const decision = boardParty(party, unit, tours)
    if (decision.ok) return null
    return problem.ofError(new Problem(decision.code, { params: decision.params }))
  }
}
