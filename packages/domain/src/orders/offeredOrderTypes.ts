import { type OrderType, orderTypes } from '../entries/vocabulary.ts'

/**
 * The types of order that people of an account can book; only daily ones for agencies restricted to daily
 * tours.
 */
export function offeredOrderTypes(account: { isMain: boolean; dailyToursOnly: boolean }): OrderType[] {
  const dailyOnly = !account.isMain && account.dailyToursOnly
  return orderTypes.filter((type) => type === 'daily' || !dailyOnly)
}
