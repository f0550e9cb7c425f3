import { type BatchTerms, batchTerms } from '@tourdesk/contract/departures/batchParts'
import type { BatchOutcome, CancelItem } from '@tourdesk/contract/departures/departureBatches'
import type { Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import type { Books } from '@tourdesk/domain/payments/ledger'
import type { RefundTarget } from '@tourdesk/domain/payments/vocabulary'
import type { Call } from '../../../kernel/call.ts'
import { toursToCancel } from '../../bulk/toursToCancel.ts'
import { type CancelRequest, planCancel, presentCancel } from '../../money/planCancel.ts'
import type { StoredOrder } from '../../saved/queries.ts'
import type { PlannedItem } from '../batchScene.ts'
import { describeProblem } from '../describeProblem.ts'
import { hashOf } from '../hashOf.ts'
import { type BatchDeparture, openEntries } from '../ordersOn.ts'

/** How an order of a batch is canceled by some terms; the whole order if nothing else of it is open. */
export function requestOf(
  entries: string[] | null,
  terms: BatchTerms,
  refundTo: RefundTarget = 'source',
): CancelRequest {
  return { ...(entries && { entries }), canRefund: terms !== 'none', terms, collectFees: false, refundTo }
}

/** What happens to an order, and a hash that stays the same as long as that holds. */
export function cancelItemOf(
  call: Pick<Call<Person>, 'actor' | 'now'>,
  stored: StoredOrder,
  books: Books,
  departures: readonly BatchDeparture[],
): { item: PlannedItem<CancelItem>; hash: string } {
  const { order } = stored
  const own = openEntries(stored, departures)
  const tours = toursToCancel(
    stored.entries,
    own.map(({ id }) => id),
  )
  const planned = outcomesOf(call, stored, books, tours)
  const isWhole = tours === null
  const item = {
    order: { _id: order.id, orderNumber: order.order_number },
    customer: `${order.first_name} ${order.last_name}`.trim(),
    agency: order.agency_name,
    entries: own.map((entry) => ({
      _id: entry.id,
      tour: entry.tour_name,
      date: entry.tour_date,
      people: entry.head_count,
      status: entry.status,
    })),
    people: own.reduce((sum, { head_count }) => sum + head_count, 0),
    isWhole,
    currency: order.currency,
    priceBefore: planned.priceBefore,
    paid: planned.paid,
    outcomes: planned.outcomes,
    problem: planned.problem,
  }
  const facts = [order.updated_at, own.map(({ id, head_count }) => [id, head_count]), planned.hashes]
  return { item, hash: hashOf(facts) }
}

/** The money of an order by each of the terms; a problem if it can't be canceled like this. */
function outcomesOf(
  call: Pick<Call<Person>, 'actor' | 'now'>,
  stored: StoredOrder,
  books: Books,
  tours: string[] | null,
) {
  try {
    const plans = batchTerms.map((terms) => planCancel(call, stored, books, requestOf(tours, terms)))
    const shown = plans.map((plan) => presentCancel(stored, plan))
    const [full, policy, none] = shown.map(
      ({ totalAfter, lines, refund, backToCredit }): BatchOutcome => ({
        priceAfter: totalAfter,
        fee: lines.reduce((sum, { fee }) => sum + Math.round(fee * 100), 0) / 100,
        refund,
        backToCredit,
      }),
    ) as [BatchOutcome, BatchOutcome, BatchOutcome]
    const shares = shown[0]?.lines.reduce((sum, { share }) => sum + Math.round(share * 100), 0) ?? 0
    return {
      outcomes: { full, policy, none },
      problem: null,
      priceBefore: (Math.round(full.priceAfter * 100) + shares) / 100,
      paid: shown[0]?.paid ?? 0,
      hashes: plans.map(({ hash }) => hash),
    }
  } catch (error) {
    const problem = describeProblem(error)
    const priceBefore = toDollars(stored.order.total_cents)
    return { outcomes: null, problem, priceBefore, paid: 0, hashes: [problem.code] }
  }
}
