import type { City } from '../catalogue/vocabulary.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { Cents } from '../money.ts'
import type { PricePair } from './priceList.ts'

type Route = Pick<EntryDraft, 'pickup' | 'dropoff' | 'differentDropoff'>

/** True when the ticked PAID return counts: only tours without a return of their own sell it (FORM-68). */
export function isReturnPaid(entry: Route, doesIncludeReturnTransport: boolean): boolean {
  return !doesIncludeReturnTransport && entry.dropoff?.is_extra_service === true
}

/** True when the party is brought back, by the tour or by a PAID return (HOLE-O20). */
export function isBroughtBack(entry: Route, doesIncludeReturnTransport: boolean): boolean {
  return doesIncludeReturnTransport || isReturnPaid(entry, doesIncludeReturnTransport)
}

/** The two cities that price an entry; without a different drop-off the way back ends where it began (FORM-27). */
export function citiesOf(
  entry: Route,
  doesIncludeReturnTransport: boolean,
): { pickup: City; dropoff: City } | null {
  if (!entry.pickup) return null
  const pickup = entry.pickup.city
  const isElsewhere = entry.differentDropoff && isBroughtBack(entry, doesIncludeReturnTransport)
  return { pickup, dropoff: isElsewhere && entry.dropoff ? entry.dropoff.city : pickup }
}

/** The transfer fee of an entry (HOLE-C23). */
export interface TransferFee {
  each: Cents
  times: number
  cents: Cents
}

/**
 * Charged for each participant, and once for the vehicle of a private group, when the drop-off is in another
 * city or the PAID return is ticked. Null for a PAID return without a stored fee, which the office must quote (HOLE-C23, HOLE-C24).
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
