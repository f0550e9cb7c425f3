import type { WeeklyAvailability } from '@tourdesk/domain/catalogue/tour'
import type { City, GroupType, InstructionKey, Language, Region } from '@tourdesk/domain/catalogue/vocabulary'
import type { GroupColumn, PrivateColumn } from '@tourdesk/domain/pricing/vocabulary'
import type { HighlightKey } from '../highlights.ts'
import type { Scene } from '../pictures/scenes.ts'

/** A tour of the demo business. Dates are in days from today; highlights and tags are referred to by name. */
export interface DemoTour {
  number: string
  hashavshevetItemKey: string
  name: string
  headline: string
  /** Simple HTML: paragraphs only. */
  description: string
  regions: { mainRegion: Region; secondaryRegions: Region[] }
  tags: { mainTag: string; secondaryTags: string[] }
  inclusion: { included: string[]; notIncluded: string[] }
  instructions: InstructionKey[]
  highlights: HighlightKey[]
  totalHourDuration: number
  doesIncludeReturnTransport: boolean
  groupTypes: WeeklyAvailability[]
  unavailabilityDates: DaysOff[]
  pickupTimes: Record<City, string>
  priceBasis: PriceBasis
  scene: Scene
}

/** The first and the last closed day, in days from today. */
export interface DaysOff {
  startsIn: number
  endsIn: number
  group_type: GroupType
  languages: Language[]
}

/** Whole dollars; the tour's sixteen price pairs are calculated from them. */
export interface PriceBasis {
  perPerson: Record<GroupColumn, number>
  perVehicle: Record<PrivateColumn, number>
  /** Added per person for a pickup in that city; four times as much per vehicle. */
  citySupplements: Record<City, number>
  /**
   * Per person for return transport: within the pickup city, to a neighbouring city, and across the country.
   */
  transferFees: { sameCity: number; neighbour: number; acrossCountry: number }
  /** One Active list for the whole period, or alternating low and high seasons. */
  seasons: 1 | 2
}
