import type { City } from '../catalogue/vocabulary.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { type OfferedPlace, placeIn } from '../entries/places.ts'
import { emptied } from './fieldRules.ts'
import type { OrderDraft } from './order.ts'

/** The city where a party gets on by default. */
const firstCity: City = 'herzliya'

/** An empty order of an agency; choices that a person must make are left empty. */
export function newDraft(
  seller: { agency: string | null; agent: string | null },
  locations: readonly OfferedPlace[],
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

/** A new entry: pickup at Herzliya's default place, no participants. */
export function newEntry(locations: readonly OfferedPlace[]): EntryDraft {
  return { ...emptied('tour', 'day', 'party'), pickup: placeIn(firstCity, locations) }
}

/** One more tour for the same people: with the same party, language and pickup. */
export function nextEntry(before: EntryDraft | undefined, locations: readonly OfferedPlace[]): EntryDraft {
  const entry = newEntry(locations)
  if (!before) return entry
  const { participants, language, pickup } = before
  return { ...entry, participants, language, pickup: pickup && { ...pickup, pickupTimeStart: null } }
}
