import type { Offer } from '@tourdesk/contract/orders/offers'
import { convert, toDollars } from '@tourdesk/domain/money'
import { languageOfName } from '@tourdesk/domain/orders/customerLink'
import { participantsOf } from '@tourdesk/domain/orders/draftOfOffer'
import { findContact } from '../../agencies/findContact.ts'
import { findOffer, isOpenOffer, type StoredOffer } from '../../departures/waiting/findOffer.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { GuestCall } from '../../kernel/call.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { customerPath } from '../customerAddress.ts'

/** An offer for its customer, and whether it can be taken. */
export async function findForOffer(call: GuestCall): Promise<Offer> {
  authorize(call.actor, 'offer.read')
  const [offer, order, business] = await Promise.all([
    findOffer(call.db, call.actor.orderId),
    findOrderOf(call),
    findContact(call.db),
  ])
  const { party, price } = offer
  const pickup = pickupOf(offer)
  const state = stateOf(offer, order !== undefined, call.now)
  return {
    state,
    customer: call.actor.name,
    language: languageOfName(call.actor.name),
    tour: { name: party.tour, thumbnails: { wide: offer.wide } },
    date: offer.tour_date,
    tourLanguage: party.language,
    people: party.people,
    participants: participantsOf(party),
    pickup: pickup && { ...pickup, pickupTimeStart: price?.entry.pickupTime ?? null },
    dropoff: offer.returns ? pickup : null,
    price:
      state === 'open' && price
        ? { amount: toDollars(convert(price.entry.totalCents, price.rate)), currency: price.currency }
        : null,
    until: offer.offered_until.toISOString(),
    order: order ? `${customerPath(order.id)}#${order.link_token}` : null,
    business,
  }
}

/** The order that was made of an offer by its link. */
export function findOrderOf({ db, scope }: GuestCall) {
  return scopedRows(db, scope).orders().select(['orders.id', 'link_token']).executeTakeFirst()
}

function pickupOf({ city, place, address }: StoredOffer) {
  return city === null || place === null ? null : { city, name: place, address: address ?? '' }
}

function stateOf(offer: StoredOffer, isPlaced: boolean, now: Date): Offer['state'] {
  if (isPlaced || offer.party.state === 'booked') return 'taken'
  if (offer.refused_at) return 'refused'
  return isOpenOffer(offer, now) ? 'open' : 'over'
}
