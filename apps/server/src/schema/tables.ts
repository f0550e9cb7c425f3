import type {
  Accounts,
  Invites,
  KnownBrowsers,
  LoginChallenges,
  Memberships,
  PasskeyChallenges,
  Passkeys,
  PasswordResets,
  RecoveryCodes,
  RefreshTokens,
  SecurityRules,
  Sessions,
  TotpSecrets,
  Users,
} from './accounts.ts'
import type {
  CancellationPolicies,
  CancellationPolicyAccounts,
  CancellationPolicyTours,
} from './cancellation.ts'
import type {
  Articles,
  Highlights,
  StarTours,
  StarTourTours,
  Tags,
  TourHighlights,
  TourSecondaryTags,
  Tours,
} from './catalogue.ts'
import type { BoardingEvents, CrewLinks, CrewReplies, CrewSessions } from './crew.ts'
import type {
  CalendarLinks,
  CapacityRules,
  CrewLeavings,
  DayKnown,
  DayPlans,
  DaySignOffs,
  DepartureBatches,
  DepartureClosures,
  Holds,
  ManifestPrints,
  ManifestPrintUnits,
  ManifestVersions,
  Offers,
  PlanSearches,
  TourEvents,
  UnitCrew,
  UnitParts,
  UnitStops,
  VehicleUnits,
  WaitingDates,
  WaitingEntries,
} from './dispatch.ts'
import type { AvailabilityRanges, CarSuppliers, Cars, Operators } from './fleet.ts'
import type {
  MessageBatches,
  MessageChoices,
  MessageMutes,
  Messages,
  MessageTemplates,
  SupplierRequests,
  ToldOrders,
} from './messages.ts'
import type { PaymentPolicies } from './payments.ts'
import type {
  AuditLog,
  AuditSeals,
  MailFiles,
  MailOutbox,
  MailTries,
  SavedViews,
  Settings,
  SetUpLink,
  TestTransactions,
  UndoSteps,
  Uploads,
} from './platform.ts'
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
} from './pricing.ts'
import type { AgencyListColumns, Counters } from './statements.ts'

declare module '../kernel/tables.ts' {
  interface Tables extends FeatureTables {}
}

/**
 * The features' tables except those of orders, which `orderTables.ts` hands out. A test compares all tables
 * with the migrated database.
 */
export interface FeatureTables {
  accounts: Accounts
  agency_list_columns: AgencyListColumns
  agency_tour_commissions: AgencyTourCommissions
  articles: Articles
  audit_log: AuditLog
  audit_seals: AuditSeals
  availability_ranges: AvailabilityRanges
  boarding_events: BoardingEvents
  cancellation_policies: CancellationPolicies
  cancellation_policy_accounts: CancellationPolicyAccounts
  cancellation_policy_tours: CancellationPolicyTours
  calendar_links: CalendarLinks
  car_suppliers: CarSuppliers
  cars: Cars
  counters: Counters
  coupon_redemptions: CouponRedemptions
  coupon_tours: CouponTours
  coupons: Coupons
  crew_leavings: CrewLeavings
  day_known: DayKnown
  day_plans: DayPlans
  day_sign_offs: DaySignOffs
  crew_links: CrewLinks
  crew_replies: CrewReplies
  crew_sessions: CrewSessions
  currency_rates: CurrencyRates
  general_discount_tours: GeneralDiscountTours
  general_discounts: GeneralDiscounts
  highlights: Highlights
  invites: Invites
  known_browsers: KnownBrowsers
  locations: Locations
  login_challenges: LoginChallenges
  mail_files: MailFiles
  mail_outbox: MailOutbox
  mail_tries: MailTries
  manifest_print_units: ManifestPrintUnits
  manifest_prints: ManifestPrints
  manifest_versions: ManifestVersions
  memberships: Memberships
  message_batches: MessageBatches
  message_choices: MessageChoices
  message_mutes: MessageMutes
  message_templates: MessageTemplates
  messages: Messages
  supplier_requests: SupplierRequests
  operators: Operators
  passkey_challenges: PasskeyChallenges
  passkeys: Passkeys
  password_resets: PasswordResets
  payment_policies: PaymentPolicies
  plan_searches: PlanSearches
  price_lists: PriceLists
  recovery_codes: RecoveryCodes
  refresh_tokens: RefreshTokens
  saved_views: SavedViews
  security_rules: SecurityRules
  sessions: Sessions
  set_up_link: SetUpLink
  settings: Settings
  star_tour_tours: StarTourTours
  star_tours: StarTours
  tags: Tags
  test_transactions: TestTransactions
  ticket_types: TicketTypes
  told_orders: ToldOrders
  totp_secrets: TotpSecrets
  tour_events: TourEvents
  capacity_rules: CapacityRules
  holds: Holds
  offers: Offers
  departure_batches: DepartureBatches
  departure_closures: DepartureClosures
  tour_highlights: TourHighlights
  tour_secondary_tags: TourSecondaryTags
  tours: Tours
  undo_steps: UndoSteps
  unit_crew: UnitCrew
  unit_parts: UnitParts
  unit_stops: UnitStops
  uploads: Uploads
  users: Users
  vehicle_units: VehicleUnits
  waiting_dates: WaitingDates
  waiting_entries: WaitingEntries
}
