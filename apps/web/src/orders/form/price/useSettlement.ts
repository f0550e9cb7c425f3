import type { Settlement } from '@tourdesk/domain/payments/settlement'
import { rateOf, totalPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { type SettledParts, shownSettlement } from './settlement.ts'

/** What saving a draft would do to the money (`shownSettlement`). */
export function useSettlement(): (draft: SettledParts) => Settlement | null {
  const { order, world, facts } = useOrderDesk()
  const { prices } = useOrderPrice()
  return (draft) => {
    const total = totalPrice(draft, prices, rateOf(draft.currency, order, world.rates), order)
    return shownSettlement(draft, order, total, { now: new Date(), isAgencyMode: !facts.account.isMain })
  }
}
