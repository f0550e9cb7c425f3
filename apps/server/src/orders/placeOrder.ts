import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { bindDraft } from '@tourdesk/domain/orders/bindDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { checkWishes } from '@tourdesk/domain/orders/wishes'
import { claimWaiting } from '../departures/waiting/bookWaiting.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { bindEntries } from './draft/bindEntries.ts'
import { checkDraft, settleDraft } from './draft/checkDraft.ts'
import { limitCouponTries } from './draft/limitCouponTries.ts'
import { findByClientKey } from './saved/queries.ts'
import { type Saving, saveNewOrder } from './saveNewOrder.ts'

/** Options for placing an order. */
interface Placing extends Omit<Saving, 'id' | 'channel' | 'claim'> {
  /** The party of the waiting list for which it's placed. */
  waiting?: string | undefined
}

/**
 * Places an order. Repeating a `clientKey` returns the first order.
 * Throws a field error (400) for each wrong field, a refusal for the account (403), or, unless
 * `overrideReference` is true, `reference_taken` (409), `not_enough_places` or `departure_closed` (409, see `takePlaces`), or
 * `credit_limit_reached` (409, see `checkCreditAfter`), and what `claimWaiting` throws.
 * @returns the id of the order
 */
export async function placeOrder(call: Call<Person>, input: OrderDraft, placing: Placing): Promise<string> {
  authorize(call.actor, 'orders.place')
  const { clientKey } = placing
  const placed = clientKey && (await findByClientKey(call, clientKey))
  if (placed) return placed
  try {
    return await place(call, input, placing)
  } catch (error) {
    // If two clicks come at the same moment, the first one's order can make the second fail in several ways.
    const first = clientKey && (await findByClientKey(call, clientKey))
    if (first) return first
    throw error
  }
}

async function place(
  call: Call<Person>,
  input: OrderDraft,
  { waiting, ...placing }: Placing,
): Promise<string> {
  acceptFields(checkWishes(input, call.actor))
  await limitCouponTries(call, input.coupon_code)
  const draft = bindDraft(bindEntries(input), call.actor)
  const checked = await checkDraft(call, await settleDraft(call, draft))
  const id = newId()
  await inTransaction(call, async (tx) => {
    const happened = await saveNewOrder(tx, call, checked, {
      ...placing,
      id,
      channel: isAgencyMode(call.actor) ? 'agency' : 'office',
      claim: waiting ? () => claimWaiting(tx, call, waiting) : undefined,
    })
    await announce(tx, call, ...happened)
  })
  return id
}
