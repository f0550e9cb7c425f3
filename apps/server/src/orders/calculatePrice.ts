import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CalculatedPrices } from '@tourdesk/contract/orders/orderShapes'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { bindDraft } from '@tourdesk/domain/orders/bindDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { changesOf } from '@tourdesk/domain/orders/planChange'
import { firstInstalments } from '@tourdesk/domain/payments/instalments'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import type { Call } from '../kernel/call.ts'
import { bindEntries } from './draft/bindEntries.ts'
import { settleDraft } from './draft/checkDraft.ts'
import { editCustomTotal } from './draft/editCustomTotal.ts'
import type { PriceFacts } from './draft/gatherPrices.ts'
import { limitCouponTries } from './draft/limitCouponTries.ts'
import { type PricedDraft, priceDraft } from './draft/priceDraft.ts'
import { momentOfNew, momentOfSaved } from './draft/priceMoment.ts'
import { instalmentsOf } from './money/instalmentsOf.ts'
import { presentLines, presentList } from './saved/presentBill.ts'
import { findOrder, type StoredOrder } from './saved/queries.ts'
import { draftOf } from './saved/savedOrder.ts'

/**
 * Prices an order while it's being edited. A saved order keeps its rate, its booking day and its coupon.
 * Throws `not_found` (404) for an `_id` that the caller may not see, and `too_many_attempts` (429) after many
 * unknown coupons.
 */
export async function calculatePrice(
  call: Call<Person>,
  input: OrderDraft & { _id?: string | undefined },
): Promise<CalculatedPrices> {
  await limitCouponTries(call, input.coupon_code, input._id)
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
  const times = plannedTimes(saved, draft)
  const shown = presentPrice(draft, priced, { code: input.coupon_code.trim(), times, actor: call.actor })
  return { ...shown, instalments: planned(draft, { priced, terms: prices.terms, today }, saved) }
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

/** The instalments that saving would leave. */
function planned(
  draft: OrderDraft,
  { priced, terms, today }: { priced: PricedDraft; terms: PriceFacts['terms']; today: Day },
  saved: StoredOrder | null,
) {
  const { price, rate } = priced
  const due = {
    total: price.totalInCurrency,
    currency: draft.currency ?? 'USD',
    paymentTBD: price.paymentTBD,
    isAgencyPayment: draft.isAgencyPayment,
  }
  const firstDay = earliestTourDate(draft.selectedTours, draft.orderType)
  const instalments = saved
    ? instalmentsOf(saved, { draft, due, rate, today })
    : firstInstalments({ terms, due, rate, firstDay, today })
  return instalments
    .filter(({ amount }) => amount > 0)
    .map(({ amount, ...rest }) => ({ ...rest, amount: toDollars(amount) }))
}

/** The planned pickup time of each entry, as far as saving would keep it. */
function plannedTimes(saved: StoredOrder | null, draft: OrderDraft): (string | null)[] {
  if (!saved) return []
  const { timesForgotten } = changesOf(draftOf(saved), draft)
  const kept = saved.entries.filter(({ id }) => !timesForgotten.includes(id))
  return draft.selectedTours.map(({ _id }) => kept.find(({ id }) => id === _id)?.planned_time ?? null)
}

/** The contract's shape of a price, in USD. */
function presentPrice(
  draft: OrderDraft,
  { price, coupon }: PricedDraft,
  { code, times, actor }: { code: string; times: readonly (string | null)[]; actor: Person },
): Omit<CalculatedPrices, 'instalments'> {
  const isMainAccount = !isAgencyMode(actor)
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
      pickupTimeStart: times[index] ?? portion.pickupTime,
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
