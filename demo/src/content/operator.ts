import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { LicenseType, RankingTag } from '@tourdesk/domain/fleet/vocabulary'

/** A guide or a driver. */
export interface DemoOperator {
  firstName: string
  lastName: string
  mobilePhone: string
  email: string
  city: string
  /** Dollars per day. */
  salary: number
  languages: Language[]
  licenseTypes: LicenseType[]
  ranking: RankingTag[]
  /** The plate of the operator's own car. */
  car: string | null
  notes: string
}
