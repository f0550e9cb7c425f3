import type { BookingCloses, Unavailability, WeeklyAvailability } from '@tourdesk/domain/catalogue/tour'
import type { ArticleCategory, City, Region } from '@tourdesk/domain/catalogue/vocabulary'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonWithDefault } from './columns.ts'

export interface Tags {
  id: string
  name: string
  /** The text that lists and searches look in: the name. */
  find_text: GeneratedAlways<string>
}

export interface Highlights {
  id: string
  name: string
  address: Generated<string>
  subtitle: Generated<string>
  description: Generated<string>
  is_active: Generated<boolean>
  what_to_bring: Generated<string[]>
  images: Generated<string[]>
  videos: Generated<string[]>
  lat: number | null
  lng: number | null
  created_at: Date
  updated_at: Date
  /** The text that lists and searches look in: the name. */
  find_text: GeneratedAlways<string>
}

export interface TourThumbnails {
  wide?: string | null
  narrow?: string | null
  square_one?: string | null
  square_two?: string | null
}

export interface Tours {
  id: string
  name: string
  number: string
  hashavshevet_item_key: Generated<string>
  headline: Generated<string>
  description: Generated<string>
  is_active: Generated<boolean>
  main_region: Region | null
  secondary_regions: Generated<Region[]>
  main_tag_id: string | null
  included: Generated<string[]>
  not_included: Generated<string[]>
  instructions: Generated<string[]>
  total_hour_duration: number | null
  does_include_return_transport: Generated<boolean>
  group_types: JsonWithDefault<WeeklyAvailability[]>
  unavailability_dates: JsonWithDefault<Unavailability[]>
  booking_closes: JsonWithDefault<BookingCloses>
  minimum_participants: number | null
  decide_days_before: number | null
  guarantees_at_minimum: Generated<boolean>
  pickup_times: JsonWithDefault<Partial<Record<City, string | null>>>
  thumbnails: JsonWithDefault<TourThumbnails>
  images: Generated<string[]>
  videos: Generated<string[]>
  tour_schematic_map: string | null
  affiliation_link: Generated<string>
  /** Its own payment policy. */
  payment_policy_id: string | null
  /** The text that global search looks in: name and number, a line each. */
  find_text: GeneratedAlways<string>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

export interface TourSecondaryTags {
  tour_id: string
  tag_id: string
  position: number
}

export interface TourHighlights {
  tour_id: string
  highlight_id: string
  position: number
}

export interface StarTours {
  id: string
  name: string
  number: string
  headline: Generated<string>
  hashavshevet_item_key: Generated<string>
  description: Generated<string>
  /** Share taken off, 0.15 for 15 %. */
  discount: Generated<number>
  is_active: Generated<boolean>
  created_at: Date
  updated_at: Date
  /** The text that lists and searches look in: name and number, a line each. */
  find_text: GeneratedAlways<string>
}

export interface StarTourTours {
  star_tour_id: string
  tour_id: string
  position: number
}

export interface Articles {
  id: string
  title: string
  subtitle: string
  text: string
  category: ArticleCategory
  image: string | null
  is_active: Generated<boolean>
  created_at: Date
  updated_at: Date
  /** The text that lists and searches look in: title and subtitle, a line each. */
  find_text: GeneratedAlways<string>
}
