import { refuseOffer } from '../../departures/waiting/bookOffer.ts'
import { findOffer } from '../../departures/waiting/findOffer.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { GuestCall } from '../../kernel/call.ts'

/** The customer says no to an offer. Saying it again changes nothing. Throws `offer_over` (409) after its end. */
export async function declineOffer(call: GuestCall): Promise<void> {
  authorize(call.actor, 'offer.answer')
  const offer = await findOffer(call.db, call.actor.orderId)
  if (offer.refused_at) return
  await inTransaction(call, async (tx) => {
    await announce(tx, call, await refuseOffer(tx, offer, call.now))
  })
}
