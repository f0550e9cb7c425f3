import type { Day } from '@tourdesk/domain/calendar'
import type { City, GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type {
  EntryStatus,
  OrderSource,
  OrderStatus,
  OrderType,
  PriceClass,
  TourOption,
  VehicleSize,
} from '@tourdesk/domain/entries/vocabulary'
import type { Cents } from '@tourdesk/domain/money'
import type { CancelReason, OrderChannel, PaymentStatus } from '@tourdesk/domain/orders/vocabulary'
import type { CancellationTier } from '@tourdesk/domain/payments/cancellationPolicy'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import type { DepositTerms } from '@tourdesk/domain/payments/paymentPolicy'
import type {
  AdjustmentReason,
  LedgerKind,
  MismatchKind,
  PaymentAction,
  PaymentMethod,
  PaymentState,
} from '@tourdesk/domain/payments/vocabulary'
import type { RedeemedCoupon } from '@tourdesk/domain/pricing/coupon'
import type { PriceStep } from '@tourdesk/domain/pricing/priceStep'
import type { KeptTicketType } from '@tourdesk/domain/pricing/ticketTypes'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, JsonWithDefault, NameOfPlace, NullableJson, Numbered } from './columns.ts'

export interface Orders {
  id: string
  order_number: Numbered
  client_key: string | null
  order_type: OrderType
  source: OrderSource
  /** Written once, when it's placed. */
  channel: OrderChannel
  status: OrderStatus
  payment_status: PaymentStatus
  account_id: string
  agent_id: string | null
  created_by: string | null
  star_tour_id: string | null
  /** Share taken off by the star tour when it was booked. */
  star_discount: number | null
  /** The star tour's name at that time. */
  star_name: string | null
  ref_order_number: Generated<string>
  first_name: string
  last_name: string
  email: string
  mobile_phone: Generated<string>
  room_number: Generated<string>
  passport_number: Generated<string>
  address: Generated<string>
  notes: Generated<string>
  currency: Currency
  rate: number
  total_cents: Cents
  /** Minor units of the order's currency; wins over `total_cents`. */
  custom_total: number | null
  /** Fees of canceled tours less what was written off, in minor units of the order's currency. */
  fees_cents: Generated<Cents>
  /** Whether the unpaid fees of a canceled order are collected. */
  collects_fees: Generated<boolean>
  commission_cents: Generated<Cents>
  payment_tbd: Generated<boolean>
  is_agency_payment: Generated<boolean>
  /** Its agency was above the credit limit when the order was last raised. */
  is_over_limit: Generated<boolean>
  payment_provider: string
  /** The coupon as it was redeemed; each entry has its share. */
  coupon: NullableJson<RedeemedCoupon>
  /** The ticket types of its people as they were when sold; names follow the catalogue. */
  ticket_types: JsonWithDefault<KeptTicketType[]>
  /** The terms of the payment policy it was sold with; null if everything is due at once. */
  payment_terms: NullableJson<DepositTerms>
  /** They add up to its total; none if everything is due at once. */
  instalments: JsonWithDefault<Instalment[]>
  first_tour_date: Day
  last_tour_date: Day
  search_text: string
  /** The text that global search looks in: reference, customer, phone and email, a line each. */
  find_text: GeneratedAlways<string>
  version: Generated<number>
  created_at: Date
  updated_at: Date
  canceled_at: Date | null
  /** The secret part of the customer's link; a new one makes the old link invalid. */
  link_token: Generated<string>
}

export interface CouponData {
  name: string
  discount: number
}

export interface OrderEntries {
  id: string
  order_id: string
  position: number
  account_id: string
  agent_id: string | null
  order_type: OrderType
  source: OrderSource
  order_status: OrderStatus
  status: EntryStatus
  tour_event_id: string
  tour_id: string
  /** When it was added to its order, so when it was sold. */
  added_on: Day
  tour_date: Day
  end_date: Day | null
  group_type: GroupType
  is_deluxe: Generated<boolean>
  language: Language | null
  price_class: PriceClass
  participants: Json<Participants>
  head_count: number
  pickup_location_id: string | null
  pickup_city: City | null
  pickup_name: NameOfPlace
  pickup_address: Generated<string>
  pickup_lat: number | null
  pickup_lng: number | null
  /** The listed time: from its tour or price list. */
  listed_time: string | null
  /** The planned time, which wins; only `planTimes` and `forgetTimes` write it. */
  planned_time: string | null
  /** The planned time, else the listed one. */
  pickup_time: GeneratedAlways<string | null>
  dropoff_location_id: string | null
  dropoff_city: City | null
  dropoff_name: NameOfPlace
  dropoff_address: Generated<string>
  dropoff_lat: number | null
  dropoff_lng: number | null
  different_dropoff: Generated<boolean>
  is_extra_service: Generated<boolean>
  is_agency_payment: Generated<boolean>
  notes: Generated<string>
  tour_option: TourOption | null
  vehicle_size: VehicleSize | null
  license_plate: Generated<string>
  guide: Generated<string>
  voucher: Generated<string>
  coupon_code: Generated<string>
  coupon_data: NullableJson<CouponData>
  is_priceable: boolean
  undiscounted_cents: Cents
  /** The share that remains, 0.9 for 10 % off; 0 when there is no coupon. */
  coupon_multiplier: Generated<number>
  general_multiplier: Generated<number>
  total_cents: Cents
  tickets: JsonWithDefault<Record<string, Cents>>
  /** How the price was calculated; null without a price, and where the steps weren't kept. */
  price_steps: NullableJson<PriceStep[]>
  commission_cents: Generated<Cents>
  /** The money of its order, in minor units of the order's currency (`ListedMoney`). Only `keepBooks` writes these five. */
  order_total: Generated<Cents>
  order_paid: Generated<Cents>
  order_open: Generated<Cents>
  /** Its part of the order's price, in minor units of the order's currency and in US cents (`TourShare`). Only `keepBooks` writes these two. */
  share_cents: Generated<Cents>
  share_usd_cents: Generated<Cents>
  /** Its order still lacks a price. */
  is_unpriced: Generated<boolean>
  /** The day from which its order is overdue; null if nothing is open. */
  overdue_from: Day | null
  /** When and why it was canceled; null for any other status. */
  canceled_at: Date | null
  cancel_reason: CancelReason | null
  /** The day on which it was marked as completed; null for any other status, and if that wasn't kept. */
  completed_on: Day | null
  /** The cancellation policy it was sold with. */
  cancellation_tiers: Json<CancellationTier[]>
}

export interface Payments {
  id: string
  order_id: string
  action: PaymentAction
  status: PaymentState
  /** Minor units of `currency`. */
  amount: number
  currency: Currency
  provider: string
  transaction_number: string | null
  /** The day of the transaction in the provider's report; null if unknown. */
  transaction_day: Day | null
  /** The secret part of the address where a charge is paid. */
  link_token: string | null
  client_key: string | null
  refunds_id: string | null
  /** The number of the instalment that a charge asks for. */
  instalment: number | null
  /** When a refund by card was last sent to the provider. */
  sent_at: Date | null
  /** When and why the provider refused it. */
  refused_at: Date | null
  refusal: Generated<string>
  created_by: string | null
  created_at: Date
  settled_at: Date | null
  /** Of a payment by credit, the credit that paid; of a refund as credit, the one that it went to. */
  credit_id: string | null
}

/** Paid money that became store credit. */
export interface Credits {
  id: string
  code: string
  order_id: string
  /** The order's account when the credit was given; the order may since have moved. */
  account_id: string
  currency: Currency
  /** Minor units of `currency`. */
  amount: Cents
  /** What's left; updated with each ledger row that uses the credit or gives some back. */
  rest: Cents
  /** The last day on which it can be used. */
  valid_until: Day
  /** Name and address of the customer, as the order had them. */
  customer: string
  email: string
  /** When the rest last became a refund again; the credit can be used again if more comes back. */
  taken_back_at: Date | null
  created_by: string | null
  created_at: Date
  /** When it was last extended or turned back into a refund. */
  updated_at: Date
}

/** One opening of the provider's page for a charge. */
export interface CardAttempts {
  id: string
  order_id: string
  payment_id: string
  /** Kept by the provider with its transaction. */
  reference: string
  /** SHA-256 of the key in the address of its notification. */
  notice_key: string
  /** As requested, in minor units of `currency`; the payment may change in the meantime. */
  amount: number
  currency: Currency
  status: CardAttemptStatus
  /** The last transaction we were notified of, and the card company's answer. */
  transaction_number: string | null
  response: string | null
  created_at: Date
  settled_at: Date | null
}

export type CardAttemptStatus = (typeof cardAttemptStatuses)[number]
export const cardAttemptStatuses = ['open', 'declined', 'refused', 'paid'] as const

/** A mail with a customer's link to an order, or to one of its payments. */
export interface LinkMails {
  id: string
  order_id: string
  payment_id: string | null
  recipient: string
  /** The sender's name at that time. */
  sent_by: string
  sent_at: Date
}

/** A difference that the nightly check found; settled once it's gone. */
export interface LedgerMismatches {
  id: string
  /** Null for statements, and for a provider's refund that may belong to any order. */
  order_id: string | null
  /** The card payment that differs, or the refund of ours that explains one of the provider's; null for other kinds. */
  payment_id: string | null
  /** For a statement of an agency. */
  statement_id: string | null
  kind: MismatchKind
  /** Minor units of `currency`. */
  expected: number | null
  found: number | null
  currency: Currency
  /** For a refund made at the provider: its number and day there. */
  transaction_number: string | null
  transaction_day: Day | null
  authorization_number: string | null
  found_at: Date
  settled_at: Date | null
}

/** Rows are only inserted: the database refuses to update or delete one. */
export interface LedgerEntries {
  id: string
  order_id: string
  kind: LedgerKind
  /** Minor units of `currency`; above 0 the customer owes more. */
  amount: number
  currency: Currency
  day: Day
  payment_id: string | null
  method: PaymentMethod | null
  reference: Generated<string>
  reason: AdjustmentReason | null
  note: Generated<string>
  reverses_id: string | null
  /** The canceled tour of a void or a fee. */
  entry_id: string | null
  /** The amount received in a currency other than the order's, with the units per dollar of both. */
  received_amount: number | null
  received_currency: Currency | null
  received_rate: number | null
  order_rate: number | null
  /** The guide or driver who took the cash, with their name then; null if the office has the money. */
  holder_id: string | null
  holder_name: string | null
  client_key: string | null
  created_by: string | null
  created_at: Date
}

/** Cash that its holder brought to the office. Rows are only inserted, at most one for a payment. */
export interface CashHandovers {
  id: string
  order_id: string
  ledger_entry_id: string
  /** Cents of the currency received: all of the payment, or a part. */
  amount: number
  day: Day
  note: Generated<string>
  /** The same for all payments that were handed over together. */
  client_key: string
  created_by: string | null
  created_at: Date
}
