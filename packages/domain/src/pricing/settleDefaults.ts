import type { City } from '../catalogue/vocabulary.ts'
import type { LocationDraft, StoredLocation } from './checkLocation.ts'
import { isSame } from './compareList.ts'

/**
 * The sent locations with at most one default per city: the one that this save makes or changes clears the others of
 * its city, the last of several (HOLE-C63).
 */
export function settleDefaults(before: StoredLocation[], after: LocationDraft[]): LocationDraft[] {
  const chosen = new Map<City | null, LocationDraft>()
  for (const location of after) {
    if (!location.isDefault) continue
    const stored = before.find(({ _id }) => _id === location._id)
    const isNews = !stored || !isSame(stored, location)
    if (isNews || !chosen.has(location.city)) chosen.set(location.city, location)
  }
  return after.map((location) =>
    location.isDefault && chosen.get(location.city) !== location
      ? { ...location, isDefault: false }
      : location,
  )
}
