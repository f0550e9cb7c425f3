import { money } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { figuresOf } from '../../figuresOf.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import type { SettledParts } from './settlement.ts'
import { useSettlement } from './useSettlement.ts'

/** What saving a draft would refund or leave due, in sentences. */
export function useSettlementText(): (draft: SettledParts) => string[] {
  const t = useText(orderMessages)
  const { order } = useOrderDesk()
  const settlementOf = useSettlement()
  return (draft) => {
    const settled = settlementOf(draft)
    if (!order || !settled) return []
    const amount = (value: number) => money(value, draft.currency ?? 'USD')
    return [
      ...(settled.refunded > 0 ? [t('willRefund', { amount: amount(settled.refunded) })] : []),
      ...(settled.kept > 0 ? [t('willKeep', { amount: amount(settled.kept) })] : []),
      ...(settled.open === figuresOf(order).open ? [] : [t('willOwe', { amount: amount(settled.open) })]),
    ]
  }
}
