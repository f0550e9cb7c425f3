import type { City } from '@tourdesk/domain/catalogue/vocabulary'

export interface NearbyPlacesProps {
  /** Where only places of this city may be chosen. */
  city: City | undefined
  onChoose: (location: { city: City; name: string; address: string }) => void
}
