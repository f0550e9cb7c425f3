import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { toCents, toDollars } from '@tourdesk/domain/money'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { suggestsRefund } from '@tourdesk/domain/payments/refund'
import { type Settlement, settlementOf } from '@tourdesk/domain/payments/settlement'
import { figuresOf } from '../../figuresOf.ts'
import type { TotalParts } from '../draft/customTotal.ts'
import type { ShownPrice } from '../draft/price.ts'

/** The parts of a draft that decide what is refunded and what is owed. */
export interface SettledParts extends Pick<OrderDraft, 'orderType' | 'isAgencyPayment'>, TotalParts {
  selectedTours: Pick<EntryDraft, '_id' | 'status' | 'date' | 'startDate'>[]
}

/**
 * What saving the draft does to the money, in whole units of the order's currency. Null if it does nothing: for a new or
 * canceled order, while the total is unknown, and if nothing changes.
 */
export function shownSettlement(
  draft: SettledParts,
  order: Order | null,
  total: ShownPrice,
  asking: { now: Date; isAgencyMode: boolean },
): Settlement | null {
  if (!order || order.status === 'canceled' || total.kind === 'none' || !draft.currency) return null
  const isOpen = total.kind === 'open'
  const after = settlementOf(
    order.payments.map(({ amountInCurrency, ...payment }) => ({
      ...payment,
      amount: toCents(amountInCurrency),
    })),
    {
      total: isOpen ? 0 : toCents(total.amount) + toCents(order.fees),
      currency: draft.currency,
      paymentTBD: isOpen,
      isAgencyPayment: draft.isAgencyPayment,
    },
    suggestsRefund(draft, asking),
  )
  const now = figuresOf(order)
  const keptNow = Math.max(0, toCents(now.paid) - toCents(now.total))
  const isSame =
    draft.currency === order.currency && after.open === toCents(now.open) && after.kept === keptNow
  if (isSame && after.refunded === 0) return null
  return {
    refunded: toDollars(after.refunded),
    kept: toDollars(after.kept),
    open: toDollars(after.open),
  }
}

/** What to tell the customer about a change: a refund, else what's to pay, else what stays paid; or null. */
export function differenceOf(
  settled: Settlement | null,
): { kind: 'goesBack' | 'toPay' | 'staysPaid'; amount: number } | null {
  if (!settled) return null
  if (settled.refunded > 0) return { kind: 'goesBack', amount: settled.refunded }
  if (settled.open > 0) return { kind: 'toPay', amount: settled.open }
  return settled.kept > 0 ? { kind: 'staysPaid', amount: settled.kept } : null
}
