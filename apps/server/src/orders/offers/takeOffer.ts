import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { claimOffer } from '../../departures/waiting/bookOffer.ts'
import { findOffer, isOpenOffer } from '../../departures/waiting/findOffer.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { GuestCall } from '../../kernel/call.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { checkDraft } from '../draft/checkDraft.ts'
import { momentOfNew } from '../draft/priceMoment.ts'
import { saveNewOrder } from '../saveNewOrder.ts'
import { findOrderOf } from './findForOffer.ts'
import { settleOffer } from './settleOffer.ts'

/**
 * Makes the order of an offer, at the price of the offer, and uses its places up. Taking it again changes
 * nothing. Throws `offer_over` (409) after its end, and `offer_by_phone` (409) if it can no longer be sold like
 * that: why, like an agency's credit limit, isn't the customer's business.
 */
export async function takeOffer(call: GuestCall): Promise<void> {
  authorize(call.actor, 'offer.answer')
  if (await findOrderOf(call)) return
  try {
    await take(call)
  } catch (error) {
    // Of two clicks at the same moment, the second finds the offer over.
    if (await findOrderOf(call)) return
    const isRefused = error instanceof Problem && error.status < 500 && error.code !== 'offer_over'
    throw isRefused ? new Problem('offer_by_phone') : error
  }
}

async function take(call: GuestCall): Promise<void> {
  const { db, now, actor } = call
  const offer = await findOffer(db, actor.orderId)
  const { price, party, tour_date: date } = offer
  if (!price || !isOpenOffer(offer, now)) throw new Problem('offer_over')
  const settled = await settleOffer(db, party, date)
  if (!settled) throw fieldProblem([{ field: 'pickup', code: 'location_unknown' }])
  const { currency, rate, entry } = price
  const checked = await checkDraft(call, { ...settled, draft: { ...settled.draft, currency } }, null, {
    ...momentOfNew(dayIn(now)),
    bookedOn: dayIn(offer.created_at),
    saved: { currency, rate },
    settled: new Map([[0, entry]]),
  })
  await inTransaction(call, async (tx) => {
    // The order isn't in anybody's scope before it's there.
    const happened = await saveNewOrder(tx, { ...call, scope: everyOrder }, checked, {
      id: offer.id,
      channel: 'offer',
      claim: () => claimOffer(tx, offer, now),
    })
    await announce(tx, call, ...happened)
  })
}
