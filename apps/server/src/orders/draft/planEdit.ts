import { can, isAgencyMode } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { type Cents, toCents } from '@tourdesk/domain/money'
import { editContext } from '@tourdesk/domain/orders/editContext'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { checksOf, type OrderPlan, planChange, touchesPaid } from '@tourdesk/domain/orders/planChange'
import { keepWishes } from '@tourdesk/domain/orders/wishes'
import type { Reader } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { toPayments } from '../../payments/applyPayments.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { draftOf } from '../saved/savedOrder.ts'
import { bindEntries } from './bindEntries.ts'
import { checkDraft, settleDraft } from './checkDraft.ts'
import { editCustomTotal } from './editCustomTotal.ts'
import { placesOf } from './keepPlaces.ts'
import { priceDraft } from './priceDraft.ts'
import { keptPrices, momentOfSaved } from './priceMoment.ts'
import type { CheckedDraft } from './toRows.ts'

interface EditKind {
  /** Opens the fields of a paid order. */
  opensPaid?: boolean
  /** Its tours keep their prices, even for another tour or day. */
  keepsPrices?: boolean
  /** Restores what was sold before, so that days and tours aren't checked again. */
  restores?: boolean
}

/** What an edit would do to a saved order. */
export interface PlannedEdit {
  checked: CheckedDraft
  plan: OrderPlan
  /** The custom total if nobody types another one, in cents. */
  leftAlone: Cents | null
  /** The total by the price lists, in cents of its currency; null if it's to be determined. */
  listTotal: Cents | null
  /** True if the change was only possible because the order was opened for it. */
  changedPaid: boolean
}

/** Plans the edit of a saved order: the checked draft and what changes. Throws all wrong fields (400). */
export async function planEdit(
  call: Reader,
  stored: StoredOrder,
  input: OrderDraft,
  { opensPaid = false, keepsPrices = false, restores = false }: EditKind = {},
): Promise<PlannedEdit> {
  const before = draftOf(stored)
  const named = bindEntries(keepSeller(call, before, input), before.selectedTours)
  const bound = { ...named, selectedTours: named.selectedTours.map(withWishes(stored, before)) }
  const settled = await settleDraft(call, bound, stored)
  const { order, payments } = stored
  const context = editContext({
    orderType: order.order_type,
    saved: {
      status: order.status,
      paymentStatus: order.payment_status,
      payments: toPayments(payments),
      fees: order.fees_cents,
    },
    person: call.actor,
    opensPaid,
  })
  const plan = acceptFields(planChange(before, settled.draft, context))
  const { customTotalPrice, leftAlone } = editCustomTotal(stored, settled.draft, {
    rates: settled.prices.rates,
    mayType: can(call.actor, 'orders.priceByHand'),
  })
  const agreed = { ...settled, draft: { ...settled.draft, customTotalPrice } }
  const momentOf = (after: OrderDraft) => momentOfSaved(stored, after, dayIn(call.now))
  const listed = keepsPrices ? priceDraft(agreed.draft, agreed.prices, momentOf(agreed.draft)).price : null
  const checked = await checkDraft(call, agreed, {
    draft: { ...before, customTotalPrice: leftAlone },
    places: placesOf(stored),
    momentOf: listed ? (after) => keptPrices(stored, after, momentOf(after), listed) : momentOf,
    facts: restores ? { ...checksOf(plan), checkDays: () => false, checkTour: () => false } : checksOf(plan),
  })
  const { paymentTBD, totalInCurrency } = listed ?? checked.priced.price
  return {
    checked,
    listTotal: paymentTBD ? null : totalInCurrency,
    plan,
    leftAlone: leftAlone === null ? null : toCents(leftAlone),
    changedPaid: opensPaid && touchesPaid(before, settled.draft, context),
  }
}

/** Keeps wishes that weren't sent, and those replaced by an assignment. */
function withWishes({ entries }: StoredOrder, { selectedTours }: OrderDraft) {
  return (entry: EntryDraft): EntryDraft => {
    const index = entries.findIndex(({ id }) => id === entry._id)
    const saved = selectedTours[index]
    return saved ? keepWishes(entry, saved, entries[index]?.unit ?? null) : entry
  }
}

/** An agency can't change who sold an order or where it came from. */
function keepSeller({ actor }: Reader, before: OrderDraft, input: OrderDraft): OrderDraft {
  if (!isAgencyMode(actor)) return input
  const { agency, agent, source, paymentTBD } = before
  return { ...input, agency, agent, source, paymentTBD }
}
