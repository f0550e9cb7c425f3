import type { GroupType } from '../catalogue/vocabulary.ts'
import { allOf, type Checked, checked } from '../checked.ts'
import type { Dropoff, EntryDraft, Pickup } from '../entries/entryDraft.ts'
import { type Place, storedPlace } from '../entries/place.ts'
import { isBroughtBack } from '../pricing/transferFee.ts'
import type { Refusal } from '../refusals.ts'
import type { BookableTour } from './orderFacts.ts'

/** The facts that an entry's places are checked against. */
export interface PlaceFacts {
  group_type: GroupType | null
  locations: readonly Place[] | undefined
  /** True if the place is unchanged. */
  isKept: (place: 'pickup' | 'dropoff') => boolean
  /** True while the place is being searched by address. */
  isSeeking: (place: 'pickup' | 'dropoff') => boolean
  /** True while the pickup is only the form's suggestion. */
  isProposed: boolean
  isReturnRefused: boolean
}

/**
 * Pickup and drop-off must be stored locations or unchanged; a private group may give an address instead. A
 * drop-off is required only if it differs and the party is brought back.
 */
export function checkPlaces(
  entry: EntryDraft,
  tour: BookableTour | undefined,
  facts: PlaceFacts,
): Checked<readonly [Pickup | null, Dropoff | null, null]> {
  const hasOwnDropoff =
    entry.differentDropoff && tour && isBroughtBack(entry, tour.doesIncludeReturnTransport)
  return allOf(
    checkPlace(entry, 'pickup', facts),
    hasOwnDropoff ? checkPlace(entry, 'dropoff', facts) : checked(entry.dropoff, []),
    checked(
      null,
      facts.isReturnRefused ? [{ field: 'dropoff.is_extra_service', code: 'return_needs_quote' }] : [],
    ),
  )
}

function checkPlace<Which extends 'pickup' | 'dropoff'>(
  entry: EntryDraft,
  which: Which,
  { group_type, locations, isKept, isSeeking, isProposed }: PlaceFacts,
): Checked<EntryDraft[Which]> {
  const place = entry[which]
  const but = (code: Refusal) => checked(place, [{ field: which, code }])
  if (isSeeking(which)) return but('near_place_open')
  if (place && (place._id || place.name.trim())) {
    const isStored = !locations || storedPlace(place, locations) !== null
    if (!isStored && !isKept(which)) return but('location_unknown')
    return which === 'pickup' && isProposed ? but('pickup_unconfirmed') : checked(place, [])
  }
  const hasAddress = place?.address.trim()
  return group_type === 'private_group' && hasAddress ? checked(place, []) : but(`${which}_required`)
}
