import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { Place } from '@tourdesk/domain/entries/place'
import type { Ref } from 'react'
import type { PlaceName } from '../orderFacts.ts'

export interface NearbyPlacesProps {
  /** The place being searched for. */
  field: PlaceName
  /** Set if only places in this city can be chosen. */
  city: City | undefined
  /** The field for the address. */
  inputRef: Ref<HTMLInputElement> | undefined
  onChoose: (location: Place) => void
}
