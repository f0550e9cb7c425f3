import type { Day } from '../calendar.ts'
import { defaultBookingCloses } from '../catalogue/tour.ts'
import type { City } from '../catalogue/vocabulary.ts'
import { tourLanguages } from '../catalogue/vocabulary.ts'
import type { Dropoff, EntryDraft, Pickup } from '../entries/entryDraft.ts'
import type { OrderDraft } from '../orders/order.ts'
import type { BookableTour, OrderFacts } from '../orders/orderFacts.ts'
import { allPairs } from '../pricing/checkPrices.ts'
import type { EntryPriceInput } from '../pricing/priceEntry.ts'
import type { PriceList, PricePair, TicketType } from '../pricing/priceList.ts'

/** An instant in Israel's winter (UTC+2): `winter('2026-01-12', '17:59')`. */
export function winter(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00+02:00`)
}

const ticketTypes: TicketType[] = [
  { type: 'adult', pricePortion: 1 },
  { type: 'child', pricePortion: 0.5 },
  { type: 'infant', pricePortion: 0 },
]

/**
 * Masada and the Dead Sea in 2026: more expensive from Jerusalem's neighbours, with a fee between two cities.
 */
export const masada2026: PriceList = {
  _id: 'masada-2026',
  description: 'Masada and Dead Sea 2026',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  status: 'Active',
  prices: allPairs().map((pair) =>
    givenPair({ ...pair, transferFee: pair.pickup === pair.dropoff ? 0 : 1500 }),
  ),
}

/** One row of the price table, in cents. */
export function givenPair(
  values: { pickup: City; dropoff: City; pickupTime?: string | null } & Partial<
    Omit<PricePair['prices'], 'private_group'>
  >,
): PricePair {
  const { pickup, dropoff, pickupTime = null, ...prices } = values
  return {
    pickup,
    dropoff,
    pickupTime,
    prices: {
      economy: 7900,
      small_group: 12500,
      medium_group: 9900,
      large_group: 8900,
      private_group: {
        four_seater: 62000,
        four_seater_deluxe: 78000,
        seven_seater: 74000,
        seven_seater_deluxe: 92000,
        ten_seater: 88000,
        nineteen_seater: 119000,
      },
      transferFee: 0,
      ...prices,
    },
  }
}

export function givenPickup(city: City = 'tel_aviv', name = 'Dan Panorama'): Pickup {
  return { city, name, address: '', pickupTimeStart: null }
}

export function givenDropoff(city: City, paid = false): Dropoff {
  return { city, name: 'King David Hotel', address: '', is_extra_service: paid }
}

/** Two adults to Masada in a small group in English, on Wednesday 11 March 2026. */
export function givenEntry(changes: Partial<EntryDraft> = {}): EntryDraft {
  return {
    tour: 'masada',
    date: '2026-03-11',
    group_type: 'small_group',
    isDeluxe: false,
    language: 'english',
    price_class: 'premium',
    participants: { adult: 2, child: 0, infant: 0 },
    pickup: givenPickup(),
    dropoff: null,
    differentDropoff: false,
    notes: '',
    ...changes,
  }
}

export function givenPriceInput(changes: Partial<EntryPriceInput> = {}): EntryPriceInput {
  return {
    entry: givenEntry(),
    orderType: 'daily',
    priceLists: [masada2026],
    pickupTimes: { tel_aviv: '07:30', jerusalem: '08:45' },
    doesIncludeReturnTransport: true,
    ticketTypes,
    discounts: [],
    coupon: null,
    starDiscount: 0,
    bookedOn: '2026-02-01',
    ...changes,
  }
}

/**
 * Masada runs every day of the week in English and on Sunday and Wednesday in French, for every group type.
 */
export const masada: BookableTour = {
  isActive: true,
  doesIncludeReturnTransport: true,
  groupTypes: (['small_group', 'medium_group', 'large_group', 'private_group'] as const).map(
    (group_type) => ({
      group_type,
      languages: tourLanguages
        .filter((language) => language === 'english' || language === 'french')
        .map((language) => ({ language, days: language === 'english' ? [0, 1, 2, 3, 4, 5, 6] : [0, 3] })),
    }),
  ),
  unavailabilityDates: [
    { start_date: '2026-04-01', end_date: '2026-04-08', group_type: 'small_group', languages: ['english'] },
  ],
  bookingCloses: defaultBookingCloses,
}

export function givenOrder(changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    orderType: 'daily',
    agency: 'carmel-travel',
    agent: null,
    isAgencyPayment: false,
    currency: 'USD',
    source: 'office',
    refOrderNumber: '',
    userInformation: {
      firstName: 'Dana',
      lastName: 'Levi',
      roomNumber: '412',
      email: 'dana.levi@example.com',
      mobilePhone: '',
      passportNumber: '',
      address: '',
      notes: '',
    },
    selectedTours: [givenEntry()],
    coupon_code: '',
    customTotalPrice: null,
    paymentTBD: false,
    overrideUnavailability: false,
    ...changes,
  }
}

/** The office at noon on 1 March 2026. */
export function givenFacts(changes: Partial<OrderFacts> = {}): OrderFacts {
  return {
    now: winter('2026-03-01', '12:00'),
    tours: new Map([['masada', masada]]),
    starTour: null,
    ticketTypes,
    account: { isMain: true, dailyToursOnly: false },
    agency: { allowPrivateGroup: false, doesAllowPaymentToAgency: false },
    saved: null,
    canOverride: false,
    canPriceByHand: false,
    savedCustomPrice: null,
    ...changes,
  }
}
