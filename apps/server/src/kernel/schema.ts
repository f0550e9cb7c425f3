import type {
  Accounts,
  Invites,
  Memberships,
  PasswordResets,
  RefreshTokens,
  Sessions,
  Users,
} from './schema/accounts.ts'
import type {
  Articles,
  Highlights,
  StarTours,
  StarTourTours,
  Tags,
  TourHighlights,
  TourSecondaryTags,
  Tours,
} from './schema/catalogue.ts'
import type { TourEvents, UnitCrew, VehicleUnits } from './schema/dispatch.ts'
import type { AvailabilityRanges, CarSuppliers, Cars, Operators } from './schema/fleet.ts'
import type { OrderEntries, Orders, Payments } from './schema/orders.ts'
import type {
  Attempts,
  AuditLog,
  JobWorkers,
  MailOutbox,
  Migrations,
  Settings,
  SetUpLink,
  Uploads,
} from './schema/platform.ts'
import type {
  AgencyTourCommissions,
  CouponRedemptions,
  Coupons,
  CouponTours,
  CurrencyRates,
  GeneralDiscounts,
  GeneralDiscountTours,
  Locations,
  PriceLists,
  TicketTypes,
} from './schema/pricing.ts'

/** Every table of the product, as Kysely sees it; a test compares them with the migrated database. */
export interface Tables {
  accounts: Accounts
  agency_tour_commissions: AgencyTourCommissions
  articles: Articles
  attempts: Attempts
  audit_log: AuditLog
  availability_ranges: AvailabilityRanges
  car_suppliers: CarSuppliers
  cars: Cars
  coupon_redemptions: CouponRedemptions
  coupon_tours: CouponTours
  coupons: Coupons
  currency_rates: CurrencyRates
  general_discount_tours: GeneralDiscountTours
  general_discounts: GeneralDiscounts
  highlights: Highlights
  invites: Invites
  job_workers: JobWorkers
  locations: Locations
  mail_outbox: MailOutbox
  memberships: Memberships
  migrations: Migrations
  operators: Operators
  order_entries: OrderEntries
  orders: Orders
  password_resets: PasswordResets
  payments: Payments
  price_lists: PriceLists
  refresh_tokens: RefreshTokens
  sessions: Sessions
  set_up_link: SetUpLink
  settings: Settings
  star_tour_tours: StarTourTours
  star_tours: StarTours
  tags: Tags
  ticket_types: TicketTypes
  tour_events: TourEvents
  tour_highlights: TourHighlights
  tour_secondary_tags: TourSecondaryTags
  tours: Tours
  unit_crew: UnitCrew
  uploads: Uploads
  users: Users
  vehicle_units: VehicleUnits
}
