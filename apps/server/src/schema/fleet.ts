import type { Day } from '@tourdesk/domain/calendar'
import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { VehicleSize } from '@tourdesk/domain/entries/vocabulary'
import type {
  LicenseType,
  OperatorRole,
  RankingTag,
  settableAvailability,
} from '@tourdesk/domain/fleet/vocabulary'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import type { Generated, GeneratedAlways } from 'kysely'

export interface Cars {
  id: string
  plate_id: string
  seats: number
  make: string
  year: number
  notes: Generated<string>
  is_private_owned: Generated<boolean>
  /** The text that global search looks in: plate and make, a line each. */
  find_text: GeneratedAlways<string>
  created_at: Date
  updated_at: Date
}

export interface Operators {
  id: string
  role: OperatorRole
  first_name: string
  last_name: string
  mobile_phone: string
  home_phone: Generated<string>
  email: string
  city: Generated<string>
  salary: number | null
  notes: Generated<string>
  document_language: Generated<MessageLanguage>
  /** The language they chose for the crew's page; null follows `document_language`. */
  page_language: MessageLanguage | null
  languages: Generated<Language[]>
  license_types: Generated<LicenseType[]>
  ranking: Generated<RankingTag[]>
  car_id: string | null
  /** The text that global search looks in: name, phone and email, a line each. */
  find_text: GeneratedAlways<string>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

export interface CarSuppliers {
  id: string
  name: string
  contact: string
  contact_phone: string
  contact_email: string
  notes: Generated<string>
  sizes: Generated<VehicleSize[]>
  /** The language of messages to the supplier. */
  document_language: Generated<MessageLanguage>
  /** The text that global search looks in: name, contact, phone and email, a line each. */
  find_text: GeneratedAlways<string>
  created_at: Date
  updated_at: Date
}

export interface AvailabilityRanges {
  id: string
  car_id: string | null
  operator_id: string | null
  start_date: Day
  end_date: Day | null
  status: (typeof settableAvailability)[number]
  notes: Generated<string>
  /** Days off that the guide or driver entered on their own phone. */
  is_own: Generated<boolean>
}
