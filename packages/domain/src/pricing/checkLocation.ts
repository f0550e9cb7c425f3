import type { City } from '../catalogue/vocabulary.ts'
import { type Checked, checked, checkFields, filled, given } from '../checked.ts'

/** A pickup or drop-off place in price management, with degrees north and east, or null for both. */
export interface StoredLocation {
  _id: string
  city: City
  name: string
  address: string
  isDefault: boolean
  lat: number | null
  lng: number | null
}

/** A location as typed; a new one has no `_id`. */
export interface LocationDraft extends Omit<StoredLocation, '_id' | 'city'> {
  _id?: string | undefined
  city: City | null
}

/** A location before it gets its id. */
export type WholeLocation = Omit<StoredLocation, '_id'> & { _id?: string | undefined }

/** A valid location, or all its errors. */
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

/** A degree within its limits; it may be missing only if the other one is missing too. */
function isDegree(value: number | null, bound: number, other: number | null): boolean {
  return value === null ? other === null : Math.abs(value) <= bound
}
