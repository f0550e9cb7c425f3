import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { PlaceName } from '../OrderDesk.ts'

export interface NearbyPlacesProps {
  /** The place that is looked for. */
  field: PlaceName
  /** Where only places of this city may be chosen. */
  city: City | undefined
  onChoose: (location: { city: City; name: string; address: string }) => void
}
