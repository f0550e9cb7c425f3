import type { City, GroupType } from '../catalogue/vocabulary.ts'
import { isBroughtBack } from '../pricing/transferFee.ts'
import type { Refusal } from '../refusals.ts'
import type { EntryDraft } from './order.ts'
import type { BookableTour } from './orderFacts.ts'

/** What the places of an entry are checked against. */
export interface PlaceFacts {
  group_type: GroupType | null
  locations: ReadonlyMap<City, ReadonlySet<string>> | undefined
  isReturnRefused: boolean
}

/**
 * Pickup and drop-off are stored locations; a private group may give an address instead (FORM-41 to FORM-43,
 * HOLE-O57). A drop-off is asked for only where it differs and the party is brought back (FORM-27, HOLE-O20).
 */
export function checkPlaces(
  entry: EntryDraft,
  tour: BookableTour | undefined,
  facts: PlaceFacts,
): { field: string; code: Refusal }[] {
  const faults: { field: string; code: Refusal }[] = []
  const pickup = placeRefusal(entry.pickup, 'pickup_required', facts)
  if (pickup) faults.push({ field: 'pickup', code: pickup })
  if (entry.differentDropoff && tour && isBroughtBack(entry, tour.doesIncludeReturnTransport)) {
    const dropoff = placeRefusal(entry.dropoff, 'dropoff_required', facts)
    if (dropoff) faults.push({ field: 'dropoff', code: dropoff })
  }
  if (facts.isReturnRefused) faults.push({ field: 'dropoff.is_extra_service', code: 'return_needs_quote' })
  return faults
}

function placeRefusal(
  place: { city: City; name: string; address: string } | null,
  required: Refusal,
  { group_type, locations }: PlaceFacts,
): Refusal | null {
  const name = place?.name.trim() ?? ''
  if (place && name !== '') {
    return locations && !locations.get(place.city)?.has(name) ? 'location_unknown' : null
  }
  const hasAddress = group_type === 'private_group' && place !== null && place.address.trim() !== ''
  return hasAddress ? null : required
}
