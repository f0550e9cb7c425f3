import type { City } from '../catalogue/vocabulary.ts'
import type { LocationDraft, StoredLocation } from './checkLocation.ts'
import { isSame } from './compareList.ts'

/**
 * The locations as sent, with at most one default per city: one that this save adds or changes replaces the
 * others in its city; if there are several, the last one is used.
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
