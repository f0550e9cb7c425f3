import type { Day } from '../calendar.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import type { Participants } from '../entries/entryDraft.ts'
import { placeOf } from '../entries/place.ts'
import type { OfferedPlace } from '../entries/places.ts'
import type { EntryPrice } from '../pricing/priceEntry.ts'
import { adultTicket, type Currency } from '../pricing/vocabulary.ts'
import { newDraft } from './newDraft.ts'
import type { OrderDraft } from './order.ts'

/** What an offer costs by its link: the price when it was made, which its order keeps. */
export interface OfferedPrice {
  currency: Currency
  /** Units of the currency for one dollar. */
  rate: number
  entry: EntryPrice
}

/** A party of the waiting list, as far as its order needs it. */
export interface OfferedParty {
  tour: string
  group_type: GroupType
  language: Language
  people: number
  /** Null for adults only. */
  participants: Participants | null
  /** The id of a stored location. */
  pickup: string | null
  firstName: string
  lastName: string
  email: string
  mobilePhone: string
  notes: string
  agency: string
  agent: string | null
}

/**
 * The order that a customer makes of an offer by its link, on the day that's offered; null if it isn't known
 * where the party gets on.
 */
export function draftOfOffer(
  party: OfferedParty,
  date: Day,
  locations: readonly OfferedPlace[],
): OrderDraft | null {
  const pickup = locations.find(({ _id }) => _id === party.pickup)
  if (!pickup) return null
  const { tour, group_type, language, firstName, lastName, email, mobilePhone, notes, agency, agent } = party
  const draft = newDraft({ agency, agent }, locations)
  return {
    ...draft,
    userInformation: { ...draft.userInformation, firstName, lastName, email, mobilePhone, notes },
    selectedTours: draft.selectedTours.map((entry) => ({
      ...entry,
      ...{ tour, date, group_type, language },
      participants: participantsOf(party),
      pickup: { ...placeOf(pickup), pickupTimeStart: null },
    })),
  }
}

/** How many of which ticket type a party is. */
export function participantsOf({
  participants,
  people,
}: Pick<OfferedParty, 'participants' | 'people'>): Participants {
  return participants ?? { [adultTicket]: people }
}
