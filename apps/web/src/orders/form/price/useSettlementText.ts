import { money } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { figuresOf } from '../../page/figures.ts'
import { rateOf, totalPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { type SettledParts, shownSettlement } from './settlement.ts'

/** What saving a draft would refund or leave due, in sentences. */
export function useSettlementText(): (draft: SettledParts) => string[] {
  const t = useText(orderMessages)
  const { order, world, facts } = useOrderDesk()
  const { prices } = useOrderPrice()
  return (draft) => {
    const total = totalPrice(draft, prices, rateOf(draft.currency, order, world.rates), order)
    const asking = { now: new Date(), isAgencyMode: !facts.account.isMain }
    const settled = shownSettlement(draft, order, total, asking)
    if (!order || !settled) return []
    const amount = (value: number) => money(value, draft.currency ?? 'USD')
    return [
      ...(settled.refunded > 0 ? [t('willRefund', { amount: amount(settled.refunded) })] : []),
      ...(settled.kept > 0 ? [t('willKeep', { amount: amount(settled.kept) })] : []),
      ...(settled.open === figuresOf(order).open ? [] : [t('willOwe', { amount: amount(settled.open) })]),
    ]
  }
}
