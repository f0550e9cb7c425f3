import type { City } from '@tourdesk/domain/catalogue/vocabulary'

/** A pickup and drop-off location with its coordinates. One per city is preselected in the order form. */
export interface DemoLocation {
  city: City
  name: string
  address: string
  lat: number
  lng: number
  isDefault: boolean
}
