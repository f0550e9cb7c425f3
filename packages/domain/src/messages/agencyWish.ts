import type { CustomerNews } from './automatic.ts'

/** What an agency allows us to write to its customers (NOTE-16). */
export const agencyWishes = ['all', 'operational', 'none'] as const
export type AgencyWish = (typeof agencyWishes)[number]

/** What an agency allows as long as nobody says otherwise (HOLE-F9). */
export const usualWish: AgencyWish = 'operational'

/** What's about somebody waiting in the street. */
const operational: readonly CustomerNews[] = ['tour_reminder', 'pickup_changed']

/** Who sold an order, as far as it decides who gets its messages. */
export interface SoldBy {
  isMain: boolean
  wish: AgencyWish
  contactEmail: string
}

/** Who gets a message about an order: its customer, the agency instead, or nobody, as the agency wishes. */
export function readerOf(
  event: CustomerNews,
  { isMain, wish, contactEmail }: SoldBy,
): 'customer' | 'agency' | null {
  if (isMain || wish === 'all') return 'customer'
  if (!operational.includes(event)) return null
  if (wish === 'operational') return 'customer'
  return contactEmail.trim() === '' ? null : 'agency'
}
