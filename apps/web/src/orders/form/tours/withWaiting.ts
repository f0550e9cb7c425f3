import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { placeOf } from '@tourdesk/domain/entries/place'
import { participantsOf } from '@tourdesk/domain/orders/draftOfOffer'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { chooseTour, type PresetFacts } from '@tourdesk/domain/orders/presets'
import type { OfferedTour } from '../orderWorld.ts'

interface Scenery {
  world: { tours: OfferedTour[] } & Pick<PresetFacts, 'habits' | 'locations'>
  allowsPrivate: boolean
  now: Date
}

/** A new order for a party of the waiting list, on the day that's offered to it. */
export function withWaiting(draft: OrderDraft, party: WaitingEntry, scenery: Scenery): OrderDraft {
  const { world, allowsPrivate, now } = scenery
  const tour = world.tours.find(({ _id }) => _id === party.tour._id)
  const scene = { orderType: draft.orderType, tour, allowsPrivate, moment: { now, override: false } }
  const { firstName, lastName, email, mobilePhone, notes } = party
  return {
    ...draft,
    agency: party.agency._id,
    agent: party.agent?._id ?? null,
    userInformation: { ...draft.userInformation, firstName, lastName, email, mobilePhone, notes },
    selectedTours: draft.selectedTours.slice(0, 1).map((entry) => ({
      ...entry,
      ...chooseTour(entry, { tour: party.tour._id, day: null }, { ...world, sceneOf: () => scene }),
      group_type: party.group_type,
      language: party.language,
      date: dayFor(party, dayIn(now)),
      participants: participantsOf(party),
      ...pickupOf(party, world.locations),
    })),
  }
}

/** Where it gets on, if that's known and still in the list. */
function pickupOf({ pickup }: WaitingEntry, locations: Scenery['world']['locations']) {
  const place = locations.find(({ _id }) => _id === pickup)
  return place && { pickup: { ...placeOf(place), pickupTimeStart: null } }
}

/** The day of its first offer, else the first one that it waits for. */
function dayFor({ dates }: WaitingEntry, today: Day): Day | null {
  const ahead = dates.filter(({ date }) => date >= today)
  return (ahead.find(({ state }) => state === 'offered') ?? ahead[0])?.date ?? null
}
