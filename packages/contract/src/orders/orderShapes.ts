import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
  tourOptions,
  vehicleSizes,
} from '@tourdesk/domain/entries/vocabulary'
import type { entryFields as entryRules, FieldsWith } from '@tourdesk/domain/orders/fieldRules'
import { paymentStatuses } from '@tourdesk/domain/orders/vocabulary'
import { instalmentStates } from '@tourdesk/domain/payments/instalments'
import { paymentActions, paymentStates } from '@tourdesk/domain/payments/vocabulary'
import { unpricedReasons } from '@tourdesk/domain/pricing/unpriced'
import { currencies, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { BookingCloses, GroupTypeDays, Unavailability } from '../catalogue/tourDays.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { Amount, Day, HeadCounts, Id, Instant, lines, ShownAmount, text } from '../parts.ts'

export const Participants = z.record(text(60).min(1), z.int().min(0).max(500))

/**
 * A place as sent. `_id` is a stored location and takes precedence over name and address; without it, `name`
 * is the name of a stored location in the city. A private group may send an address only.
 */
const sentPlace = {
  _id: Id.nullable().optional(),
  city: z.enum(cities),
  name: text(200).default(''),
  address: text(300).default(''),
}

const Pickup = z.object({
  ...sentPlace,
  pickupTimeStart: text(5).nullable().default(null),
})

const Dropoff = z.object({
  ...sentPlace,
  is_extra_service: z.boolean().default(false),
})

const entryFields = {
  date: Day.nullable().default(null),
  group_type: z.enum(groupTypes).nullable().default(null),
  isDeluxe: z.boolean().default(false),
  language: z.enum(languages).nullable().default(null),
  price_class: z.enum(priceClasses).nullable().default(null),
  participants: Participants.default({}),
  pickup: Pickup.nullable().default(null),
  dropoff: Dropoff.nullable().default(null),
  differentDropoff: z.boolean().default(false),
  notes: lines(2000).default(''),
  tourOption: z.enum(tourOptions).nullable().optional(),
  startDate: Day.nullable().optional(),
  endDate: Day.nullable().optional(),
  vehicleSize: z
    .literal([...vehicleSizes])
    .nullable()
    .optional(),
  numOfParticipants: z.int().min(0).max(500).nullable().optional(),
  licensePlate: text(40).optional(),
  guide: text(200).optional(),
  voucher: text(200).optional(),
} satisfies Record<Exclude<keyof EntryDraft, '_id' | 'tour' | 'status'>, z.ZodType>

/** An entry as the form sends it; `_id` is set for a saved one. */
export const EntryInput = z
  .object({
    _id: Id.optional(),
    tour: Id.nullable().default(null),
    status: z.enum(entryStatuses).optional(),
    ...entryFields,
  })
  .meta({ id: 'EntryInput' })

const UserInformation = z.object({
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  roomNumber: text(40).default(''),
  email: text(254).default(''),
  mobilePhone: text(40).default(''),
  passportNumber: text(40).default(''),
  address: text(300).default(''),
  notes: lines(4000).default(''),
})

/** A whole order as the form sends it. The rules report missing fields, not the schema. */
export const OrderInput = z.object({
  orderType: z.enum(orderTypes),
  starTour: Id.nullable().optional(),
  agency: Id.nullable().default(null),
  agent: Id.nullable().default(null),
  isAgencyPayment: z.boolean().default(false),
  currency: z.enum(currencies).nullable().default('USD'),
  source: z.enum(orderSources).default('office'),
  refOrderNumber: text(60).default(''),
  userInformation: UserInformation,
  selectedTours: z.array(EntryInput).min(1).max(30),
  coupon_code: text(60).default(''),
  customTotalPrice: z.number().min(0).max(10_000_000).nullable().default(null),
  paymentTBD: z.boolean().default(false),
  overrideUnavailability: z.boolean().default(false),
  agencyMode: z.boolean().optional(),
  /** Saves a reference that another order of the agency already has. */
  overrideReference: z.boolean().optional(),
  /** Why staff save it although the agency's credit limit is reached. */
  creditReason: text(500).optional(),
  /** Why it's sold although there are too few places. */
  oversell: z.object({ reason: text(300).min(1) }).optional(),
  /** Why it's sold although the departure is closed for sale. */
  sellClosed: z.object({ reason: text(300).min(1) }).optional(),
  /** Holds of the account, whose places the order takes. */
  holds: z.array(Id).max(30).optional(),
})
export type OrderInput = z.input<typeof OrderInput>

/** A place is replaced as a whole; the PAID return isn't part of the place. */
const EntryChange = changeOf(EntryInput)
  .extend({ dropoff: changeOf(Dropoff).extend(sentPlace).nullable().optional() })
  .meta({ id: 'EntryChange' })

/** The same for a change: omitted fields keep their values, also in the customer and in saved entries. */
export const OrderChange = changeOf(OrderInput).extend({
  userInformation: changeOf(UserInformation),
  selectedTours: z.array(EntryChange).min(1).max(30),
  updatedAt: Instant.optional(),
  /** Saves more people than their vehicle has seats for. */
  overrideSeats: z.boolean().optional(),
})

/**
 * The same for a paid order, changed on purpose: with the version that was read and the total that was shown.
 */
export const PaidOrderChange = OrderChange.extend({
  updatedAt: Instant,
  changePaid: z.object({
    /** What the tours will cost, in the order's currency; null while the price is open. */
    total: ShownAmount.min(0).nullable(),
  }),
})

/** The price of an entry in USD; multipliers are the share that remains, 0 without a discount. */
const EntryPrices = z
  .object({
    totalPrice: Amount,
    couponDiscount: z.number(),
    generalDiscount: z.number(),
  })
  .meta({ id: 'EntryPrices' })

const lineFields = { amount: Amount }

/**
 * A line that explains a part of an entry's price (decision 033), in USD. A discount is negative; its `share`
 * is the share taken off.
 */
export const PriceLine = z
  .discriminatedUnion('line', [
    z.object({
      line: z.literal('ticket'),
      type: z.string(),
      count: z.int(),
      share: z.number(),
      each: Amount,
      ...lineFields,
    }),
    z.object({
      line: z.literal('vehicle'),
      column: z.enum(privateColumns),
      days: z.int(),
      each: Amount,
      ...lineFields,
    }),
    z.object({
      line: z.literal('transfer'),
      pickup: z.enum(cities),
      dropoff: z.enum(cities),
      times: z.int(),
      each: Amount,
      ...lineFields,
    }),
    z.object({ line: z.literal('wholeDollar'), ...lineFields }),
    z.object({
      line: z.literal('discount'),
      kind: z.enum(['coupon', 'general', 'starTour']),
      share: z.number(),
      ...lineFields,
    }),
  ])
  .meta({ id: 'PriceLine' })
export type PriceLine = z.output<typeof PriceLine>

const bill = {
  /** The lines add up to `totalPrice`; null without a price, and for prices saved before lines were kept. */
  priceLines: z.array(PriceLine).nullable(),
  /** The name of the price list, only for the main account. */
  priceList: z.string().optional(),
}

const PricePortion = EntryPrices.extend({
  ...bill,
  tour: Id.nullable(),
  unpriced: z.enum(unpricedReasons).nullable(),
  couponValid: z.boolean().nullable(),
  tickets: z.record(z.string(), Amount),
  pickupTimeStart: z.string().nullable(),
})

/** The price of an order in the form; `pricePortions[i]` belongs to `selectedTours[i]`. */
export const CalculatedPrices = z.object({
  totalPrice: Amount,
  pricePortions: z.array(PricePortion),
  paymentTBD: z.boolean(),
  /** The planned instalments, in the order's currency; empty if everything is due at once. */
  instalments: z.array(z.object({ n: z.int(), dueOn: Day, amount: Amount })),
  coupon: z.object({ code: z.string(), valid: z.boolean(), discount: z.number() }).nullable(),
})
export type CalculatedPrices = z.output<typeof CalculatedPrices>

/** The people of an entry who ride on one vehicle unit. */
export const TourCarPart = z.object({ _id: Id, participants: HeadCounts })

/** A stored place of an entry; its city decides the price. */
export const Place = z.object({ city: z.enum(cities), name: z.string(), address: z.string() })

/**
 * The same with its stored location, even if that was deleted; null for a typed address and for unknown
 * places.
 */
export const KeptPlace = Place.extend({ _id: Id.nullable() })

/** Texts and places of an entry as stored; they were checked when saved. */
const storedFields = {
  participants: HeadCounts,
  pickup: KeptPlace.extend({ pickupTimeStart: z.string().nullable() }).nullable(),
  dropoff: KeptPlace.extend({ is_extra_service: z.boolean() }).nullable(),
  notes: z.string(),
  licensePlate: z.string().optional(),
  guide: z.string().optional(),
  voucher: z.string().optional(),
} satisfies Record<FieldsWith<typeof entryRules, 'kind', 'people' | 'place' | 'text' | 'code'>, z.ZodType>

/** The days on which a tour runs. */
const TourDays = z.object({
  groupTypes: z.array(GroupTypeDays),
  unavailabilityDates: z.array(Unavailability),
  bookingCloses: BookingCloses,
})

const TourOfEntry = z.object({
  _id: Id,
  name: z.string(),
  number: z.string(),
  thumbnails: z.object({ wide: z.string().nullable() }),
  doesIncludeReturnTransport: z.boolean(),
  /** The days of a tour no longer on sale; null for a tour on sale, whose days come with the active tours. */
  days: TourDays.nullable(),
})

/** The assigned vehicle and crew, once an entry is on a vehicle unit. */
const AssignedUnit = z.object({
  car: z.object({ plateId: z.string(), make: z.string(), seats: z.int() }).nullable(),
  supplier: z.object({ name: z.string(), seats: z.int() }).nullable(),
  driver: z.string().nullable(),
  guides: z.array(z.string()),
})

/**
 * A saved entry. `licensePlate` and `guide` are wishes until a unit has a vehicle or a guide, and then the
 * assigned ones. Agencies see none of these, nor `assigned`.
 */
const Entry = z
  .object({
    _id: Id,
    status: z.enum(entryStatuses),
    tour: TourOfEntry.nullable(),
    ...entryFields,
    ...storedFields,
    coupon_code: z.string(),
    coupon_data: z.object({ name: z.string(), discount: z.number() }).nullable(),
    agent: Id.nullable(),
    isAgencyPayment: z.boolean(),
    commission: Amount,
    calculatedPrices: EntryPrices,
    ...bill,
    /** The unit with most of its people; on a tie, the first one they were put on. */
    tourCarId: Id.nullable(),
    tourCars: z.array(TourCarPart),
    assigned: AssignedUnit.nullable(),
  })
  .meta({ id: 'Entry' })

const Customer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  roomNumber: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  passportNumber: z.string(),
  address: z.string(),
  notes: z.string(),
})

/** A payment of an order. */
const Payment = z
  .object({
    _id: Id,
    action: z.enum(paymentActions),
    created: Instant,
    currency: z.enum(currencies),
    amountInCurrency: Amount,
    provider: z.string(),
    transactionNumber: z.string().nullable(),
    status: z.enum(paymentStates),
    /** The number of the instalment that it's for. */
    instalment: z.int().nullable(),
    paymentUrl: z.string().nullable(),
    paymentUrl2: z.string().nullable(),
    /**
     * The amount its link asks for: everything due by then, including other payments. Null without a link.
     */
    linkAmount: Amount.nullable(),
  })
  .meta({ id: 'Payment' })

/** A part of the total with its due day, in the order's currency. */
const Instalment = z
  .object({ n: z.int(), dueOn: Day, amount: Amount, paid: Amount, state: z.enum(instalmentStates) })
  .meta({ id: 'Instalment' })
export type Instalment = z.output<typeof Instalment>

/** Who sold or created an order; only the main account sees the contact details. */
const Seller = z.object({
  _id: Id,
  name: z.string(),
  email: z.string().optional(),
  mobilePhone: z.string().optional(),
})
export type Seller = z.output<typeof Seller>

/** A saved order. */
export const Order = z
  .object({
    _id: Id,
    orderNumber: z.int(),
    refOrderNumber: z.string(),
    orderType: z.enum(orderTypes),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    agency: z.object({ _id: Id, name: z.string() }),
    agencyMode: z.boolean(),
    agent: Seller.nullable(),
    isAgencyPayment: z.boolean(),
    /** Its agency was above the credit limit when the order was last raised. */
    isOverLimit: z.boolean(),
    userId: Id.nullable(),
    user: Seller.nullable(),
    userInformation: Customer,
    /**
     * The star tour of a star order, as sold: later changes don't affect the order. `discount` is the share
     * taken off.
     */
    starTour: z.object({ _id: Id, name: z.string(), discount: z.number() }).nullable(),
    selectedTours: z.array(Entry),
    payments: z.array(Payment),
    currency: z.enum(currencies),
    currencyRate: z.number(),
    /** The ticket types in use, as they were when the order was saved. */
    ticketTypes: z.array(z.object({ _id: Id, type: z.string(), pricePortion: z.number() })),
    source: z.enum(orderSources),
    paymentProvider: z.string(),
    isWhileSaving: z.boolean(),
    activeIndex: z.int(),
    commission: Amount,
    customTotalPrice: Amount.nullable(),
    calculatedPrices: z.object({ totalPrice: z.number(), pricePortions: z.array(EntryPrices) }),
    /** Fees for canceled tours less what was written off, in the order's currency. */
    fees: Amount,
    paymentTBD: z.boolean(),
    /** A deposit and the balance; empty if everything is due at once. They add up to the total. */
    instalments: z.array(Instalment),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>
