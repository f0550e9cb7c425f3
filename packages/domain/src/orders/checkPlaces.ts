import type { City, GroupType } from '../catalogue/vocabulary.ts'
import { isBroughtBack } from '../pricing/transferFee.ts'
import type { Refusal } from '../refusals.ts'
import type { EntryDraft } from './order.ts'
import type { BookableTour } from './orderFacts.ts'

/** What the places of an entry are checked against. */
export interface PlaceFacts {
  group_type: GroupType | null
  locations: ReadonlyMap<City, ReadonlySet<string>> | undefined
  /** True for a place that is as saved. */
  isKept: (place: 'pickup' | 'dropoff') => boolean
  /** True while the place is being looked for by an address. */
  isSeeking: (place: 'pickup' | 'dropoff') => boolean
  isReturnRefused: boolean
}

/**
 * Pickup and drop-off are stored locations, or as saved; a private group may give an address instead (FORM-41 to FORM-43,
 * HOLE-O57). A drop-off is asked for only where it differs and the party is brought back (FORM-27, HOLE-O20).
 */
export function checkPlaces(
  entry: EntryDraft,
  tour: BookableTour | undefined,
  facts: PlaceFacts,
): { field: string; code: Refusal }[] {
  const faults: { field: string; code: Refusal }[] = []
  const pickup = placeRefusal(entry, 'pickup', facts)
  if (pickup) faults.push({ field: 'pickup', code: pickup })
  if (entry.differentDropoff && tour && isBroughtBack(entry, tour.doesIncludeReturnTransport)) {
    const dropoff = placeRefusal(entry, 'dropoff', facts)
    if (dropoff) faults.push({ field: 'dropoff', code: dropoff })
  }
  if (facts.isReturnRefused) faults.push({ field: 'dropoff.is_extra_service', code: 'return_needs_quote' })
  return faults
}

function placeRefusal(
  entry: EntryDraft,
  which: 'pickup' | 'dropoff',
  { group_type, locations, isKept, isSeeking }: PlaceFacts,
): Refusal | null {
  if (isSeeking(which)) return 'near_place_open'
  const place = entry[which]
  const name = place?.name.trim()
  if (place && name) {
    const isStored = !locations || locations.get(place.city)?.has(name)
    return isStored || isKept(which) ? null : 'location_unknown'
  }
  const hasAddress = place?.address.trim()
  return group_type === 'private_group' && hasAddress ? null : `${which}_required`
}
