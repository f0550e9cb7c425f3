import { type CustomerNews, departureNews } from './automatic.ts'

/** Which messages we may send to an agency's customers. */
export const agencyWishes = ['all', 'operational', 'none'] as const
export type AgencyWish = (typeof agencyWishes)[number]

/** The default for agencies. */
export const usualWish: AgencyWish = 'operational'

/** Messages to people who may already be waiting in the street. */
const operational: readonly CustomerNews[] = ['tour_reminder', 'pickup_changed', ...departureNews]

/** The seller of an order, as far as it decides who gets the order's messages. */
export interface SoldBy {
  isMain: boolean
  wish: AgencyWish
  contactEmail: string
}

/** Who gets a message about an order, by the agency's wish: its customer, the agency instead, or nobody. */
export function readerOf(
  event: CustomerNews,
  { isMain, wish, contactEmail }: SoldBy,
): 'customer' | 'agency' | null {
  if (isMain || wish === 'all') return 'customer'
  if (!operational.includes(event)) return null
  if (wish === 'operational') return 'customer'
  return contactEmail.trim() === '' ? null : 'agency'
}

/** Who gets the message of an offer from the waiting list: the customer, or the agency if we don't write to its customers. */
export function readerOfOffer({ isMain, wish, contactEmail }: SoldBy): 'customer' | 'agency' | null {
  if (isMain || wish === 'all') return 'customer'
  return contactEmail.trim() === '' ? null : 'agency'
}
