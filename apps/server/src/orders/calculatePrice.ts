import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CalculatedPrices } from '@tourdesk/contract/orders/orderShapes'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { bindDraft } from '@tourdesk/domain/orders/bindDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Call } from '../kernel/call.ts'
import { bindEntries } from './bindEntries.ts'
import { settleDraft } from './checkDraft.ts'
import { editCustomTotal } from './editCustomTotal.ts'
import type { PriceFacts } from './gatherPrices.ts'
import { presentLines, presentList } from './presentBill.ts'
import { type PricedDraft, priceDraft } from './priceDraft.ts'
import { momentOfNew, momentOfSaved } from './priceMoment.ts'
import { findOrder, type StoredOrder } from './queries.ts'

/**
 * Prices an order while it's being edited. A saved order keeps its rate, its booking day and its coupon.
 * Throws `not_found` (404) for an `_id` that the caller may not see.
 */
export async function calculatePrice(
  call: Call<Person>,
  input: OrderDraft & { _id?: string | undefined },
): Promise<CalculatedPrices> {
  const saved = input._id ? await findOrder(call, input._id) : null
  if (input._id && !saved) throw new Problem('not_found')
  const bound = bindEntries(
    bindDraft(input, call.actor),
    saved?.entries.map(({ id, status }) => ({ _id: id, status })),
  )
  const { draft: settled, prices } = await settleDraft(call, bound, saved)
  const draft = saved ? { ...settled, ...customTotalOf(call, saved, settled, prices) } : settled
  const today = dayIn(call.now)
  const moment = saved ? momentOfSaved(saved, draft, today) : momentOfNew(today)
  const priced = priceDraft(draft, prices, moment)
  return presentPrice(draft, priced, input.coupon_code.trim(), !isAgencyMode(call.actor))
}

function customTotalOf(
  { actor }: Call<Person>,
  saved: StoredOrder,
  draft: OrderDraft,
  { rates }: PriceFacts,
) {
  const { customTotalPrice } = editCustomTotal(saved, draft, {
    rates,
    mayType: can(actor, 'orders.priceByHand'),
  })
  return { customTotalPrice }
}

/** The contract's shape of a price, in USD. */
function presentPrice(
  draft: OrderDraft,
  { price, coupon }: PricedDraft,
  code: string,
  isMainAccount: boolean,
): CalculatedPrices {
  return {
    totalPrice: toDollars(price.totalCents),
    paymentTBD: price.paymentTBD,
    pricePortions: price.pricePortions.map((portion, index) => ({
      tour: draft.selectedTours[index]?.tour ?? null,
      totalPrice: toDollars(portion.totalCents),
      couponDiscount: portion.couponMultiplier,
      generalDiscount: portion.generalMultiplier,
      unpriced: portion.unpriced,
      couponValid: coupon ? portion.couponValid : null,
      tickets: Object.fromEntries(
        Object.entries(portion.tickets).map(([type, cents]) => [type, toDollars(cents)]),
      ),
      pickupTimeStart: portion.pickupTime,
      priceLines: presentLines(portion.steps),
      ...(isMainAccount && presentList(portion.steps)),
    })),
    coupon: coupon && {
      code,
      valid: coupon.ok && price.pricePortions.some((portion) => portion.couponValid),
      discount: coupon.ok ? coupon.value.discount : 0,
    },
  }
}
