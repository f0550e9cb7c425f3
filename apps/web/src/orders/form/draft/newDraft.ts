import type { Location } from '@tourdesk/contract/pricing/pricing'
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import { isSingleTour } from '@tourdesk/domain/entries/entry'
import type { EntryDraft, Pickup } from '@tourdesk/domain/entries/entryDraft'
import { placeOf } from '@tourdesk/domain/entries/place'
import { priceClassFor } from '@tourdesk/domain/entries/priceClass'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { adultTicket } from '@tourdesk/domain/pricing/vocabulary'

/** Where a party gets on unless it says otherwise (HOLE-O61). */
const firstCity: City = 'herzliya'

/** An empty order of an agency; nothing is chosen that someone must decide (HOLE-O61, HOLE-O99). */
export function newDraft(
  seller: { agency: string | null; agent: string | null },
  locations: readonly Location[],
): OrderDraft {
  return {
    orderType: 'daily',
    agency: seller.agency,
    agent: seller.agent,
    isAgencyPayment: false,
    currency: 'USD',
    source: 'office',
    refOrderNumber: '',
    userInformation: {
      firstName: '',
      lastName: '',
      roomNumber: '',
      email: '',
      mobilePhone: '',
      passportNumber: '',
      address: '',
      notes: '',
    },
    selectedTours: [newEntry(locations)],
    coupon_code: '',
    customTotalPrice: null,
    paymentTBD: false,
    overrideUnavailability: false,
  }
}

/** An entry as it starts: from Herzliya's usual place, nobody on board (HOLE-O61). */
export function newEntry(locations: readonly Location[], pickup = placeIn(firstCity, locations)): EntryDraft {
  return {
    tour: null,
    date: null,
    group_type: null,
    isDeluxe: false,
    language: null,
    price_class: priceClassFor(null, null),
    participants: { [adultTicket]: 0 },
    pickup,
    dropoff: null,
    differentDropoff: false,
    notes: '',
  }
}

/** The usual place of a city, or the city alone where none is marked (HOLE-O61). */
export function placeIn(city: City, locations: readonly Location[]): Pickup {
  const usual = locations.find((location) => location.city === city && location.isDefault)
  return { ...placeOf(usual ?? { city, name: '', address: '' }), pickupTimeStart: null }
}

/** A new order turned into another type: one tour stays where only one can be, its days and party start over (FORM-05). */
export function withOrderType(draft: OrderDraft, orderType: OrderType): OrderDraft {
  if (isSingleTour(orderType) === isSingleTour(draft.orderType)) return { ...draft, orderType }
  return {
    ...draft,
    orderType,
    coupon_code: '',
    paymentTBD: false,
    selectedTours: draft.selectedTours.slice(0, 1).map((entry) => ({
      ...entry,
      date: null,
      group_type: null,
      isDeluxe: false,
      price_class: priceClassFor(null, null),
      participants: { [adultTicket]: 0 },
      ...(isSingleTour(orderType) ? freshSpan : noSpan),
    })),
  }
}

const freshSpan = {
  tourOption: null,
  startDate: null,
  endDate: null,
  vehicleSize: null,
  numOfParticipants: 0,
  licensePlate: '',
  guide: '',
  voucher: '',
}

const noSpan = {
  tourOption: undefined,
  startDate: undefined,
  endDate: undefined,
  vehicleSize: undefined,
  numOfParticipants: undefined,
  licensePlate: undefined,
  guide: undefined,
  voucher: undefined,
}
