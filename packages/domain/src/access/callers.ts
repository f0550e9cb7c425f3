/** A guide or a driver, signed in with the link sent to a phone. */
export interface Crew {
  kind: 'crew'
  operatorId: string
  name: string
}

/** A system of an agency, which signs its calls with the agency's key. */
export interface Partner {
  kind: 'partner'
  keyId: string
  accountId: string
  name: string
}

/** A customer with the link of an order, or of an offer from the waiting list. */
export interface Guest {
  kind: 'guest'
  link: 'order' | 'offer'
  /** An offer's is that of the order it becomes. */
  orderId: string
  name: string
}

/**
 * Everything that callers without a login can do. No role has these permissions, and these callers have none
 * of the roles'.
 */
export const callerPermissions = {
  crew: ['crew.days', 'crew.reply', 'crew.boarding', 'crew.cash'],
  partner: ['octo.catalogue', 'octo.availability', 'octo.bookings'],
  guest: ['checkout.read', 'checkout.pay'],
  offered: ['offer.read', 'offer.answer'],
} as const
export type GuestPermission = (typeof callerPermissions)['guest'][number]
export type OfferPermission = (typeof callerPermissions)['offered'][number]
export type CrewPermission = (typeof callerPermissions)['crew'][number]
export type CallerPermission = (typeof callerPermissions)[keyof typeof callerPermissions][number]

/** True if the permission is a customer's with the link of an order. */
export function isForGuests(access: string): access is GuestPermission {
  return callerPermissions.guest.some((permission) => permission === access)
}

/** True if the permission is a customer's with the link of an offer. */
export function isForOffers(access: string): access is OfferPermission {
  return callerPermissions.offered.some((permission) => permission === access)
}

/** True if the permission is a guide's or driver's. */
export function isForCrews(access: string): access is CrewPermission {
  return callerPermissions.crew.some((permission) => permission === access)
}
