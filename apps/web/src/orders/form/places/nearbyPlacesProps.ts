import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { Place } from '@tourdesk/domain/entries/place'
import type { Ref } from 'react'
import type { PlaceName } from '../orderFacts.ts'

export interface NearbyPlacesProps {
  /** The place that is looked for. */
  field: PlaceName
  /** Where only places of this city may be chosen. */
  city: City | undefined
  /** The field that the address is typed into. */
  inputRef: Ref<HTMLInputElement> | undefined
  onChoose: (location: Place) => void
}
