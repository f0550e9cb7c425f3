import type { City } from '@tourdesk/domain/catalogue/vocabulary'

/** A place where parties get on and off, with its coordinates. One in each city is preselected in the order form. */
export interface DemoLocation {
  city: City
  name: string
  address: string
  lat: number
  lng: number
  isDefault: boolean
}
