import type { City } from '../catalogue/vocabulary.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { Cents } from '../money.ts'
import type { PricePair } from './priceList.ts'

type Route = Pick<EntryDraft, 'pickup' | 'dropoff' | 'differentDropoff'>

/** True if the ticked PAID return applies: only tours without an included return sell it. */
export function isReturnPaid(entry: Route, doesIncludeReturnTransport: boolean): boolean {
  return !doesIncludeReturnTransport && entry.dropoff?.is_extra_service === true
}

/** True if the party is brought back, by the tour or by a PAID return. */
export function isBroughtBack(entry: Route, doesIncludeReturnTransport: boolean): boolean {
  return doesIncludeReturnTransport || isReturnPaid(entry, doesIncludeReturnTransport)
}

/** The two cities that decide an entry's price; without a different drop-off both are the pickup city. */
export function citiesOf(
  entry: Route,
  doesIncludeReturnTransport: boolean,
): { pickup: City; dropoff: City } | null {
  if (!entry.pickup) return null
  const pickup = entry.pickup.city
  const isElsewhere = entry.differentDropoff && isBroughtBack(entry, doesIncludeReturnTransport)
  return { pickup, dropoff: isElsewhere && entry.dropoff ? entry.dropoff.city : pickup }
}

/** The transfer fee of an entry. */
export interface TransferFee {
  each: Cents
  times: number
  cents: Cents
}

/**
 * Charged per participant, or once for a private group's vehicle, if the drop-off is in another city or the
 * PAID return is ticked. Null for a PAID return without a stored fee, which the office must quote.
 */
export function transferFee(
  pair: PricePair,
  options: { isReturnPaid: boolean; people: number; isPerVehicle: boolean },
): TransferFee | null {
  const each = pair.prices.transferFee
  if (options.isReturnPaid && each === 0) return null
  const isCharged = options.isReturnPaid || pair.pickup !== pair.dropoff
  if (!isCharged) return { each: 0, times: 0, cents: 0 }
  const times = options.isPerVehicle ? 1 : options.people
  return { each, times, cents: each * times }
}
