import type { City } from '../catalogue/vocabulary.ts'
import { type Checked, checked, checkFields, filled, given } from '../checked.ts'

/** A pickup or drop-off place as staff keep it; degrees north and east, or null for both (LOC-05, HOLE-C62). */
export interface StoredLocation {
  _id: string
  city: City
  name: string
  address: string
  isDefault: boolean
  lat: number | null
  lng: number | null
}

/** A location as it was typed; a new one has no `_id`. */
export interface LocationDraft extends Omit<StoredLocation, '_id' | 'city'> {
  _id?: string | undefined
  city: City | null
}

/** A location whose id is still to be given. */
export type WholeLocation = Omit<StoredLocation, '_id'> & { _id?: string | undefined }

/** A location that can be stored, or every wrong field of it (LOC-08 to LOC-10, HOLE-C64). */
export function checkLocation(draft: LocationDraft): Checked<WholeLocation> {
  const { city, lat, lng } = draft
  return checkFields(draft, {
    city: given('city', city, 'location_city_required'),
    name: filled('name', draft.name.trim(), 'location_name_required'),
    address: filled('address', draft.address.trim(), 'location_address_required'),
    lat: checked(lat, isDegree(lat, 90, lng) ? [] : [{ field: 'lat', code: 'coordinates_invalid' }]),
    lng: checked(lng, isDegree(lng, 180, lat) ? [] : [{ field: 'lng', code: 'coordinates_invalid' }]),
  })
}

/** A degree within its bounds; it may be missing only where the other one is missing too. */
function isDegree(value: number | null, bound: number, other: number | null): boolean {
  return value === null ? other === null : Math.abs(value) <= bound
}
