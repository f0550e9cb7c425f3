import type { Day } from '../calendar.ts'
import { bookableDay, dayInTime } from '../catalogue/departureDays.ts'
import { defaultBookingCloses, type TourDays } from '../catalogue/tour.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import { codeOf } from '../decision.ts'
import type { PlaceState } from '../departures/capacity/placesOfMonth.ts'
import { choicesOn, offeredChoices, type Scene } from '../entries/choices.ts'
import { isSingleTour } from '../entries/entry.ts'
import type { Refusal } from '../refusals.ts'
import { findableInBoth } from '../search/sights.ts'
import { isFound, soughtIn } from '../search/soughtIn.ts'
import { readBooking } from './bookingQuery.ts'

/** A tour that a search can find. */
export interface NamedTour extends TourDays {
  _id: string
  name: string
  number: string
}

/** A group type of a tour in a language of which nothing is left on the day, or that's closed then. */
export interface Unsold {
  tour: string
  group_type: GroupType
  language: Language
  state: Extract<PlaceState, 'sold_out' | 'closed'>
}

/** A found tour, with the day named in the search. */
export interface FoundDeparture<Tour extends NamedTour> {
  tour: Tour
  /** Null if no day was named. */
  day: Day | null
  /** Why it can't be booked on that day in any group or language. */
  refusal: Refusal | null
  /** Why no shared group in any language has places on it; null if one has, or if it can't be booked anyway. */
  unsold: Unsold['state'] | null
  /** True if private groups are sold all the same. */
  isSoldPrivately: boolean
}

/**
 * The tours that match a text, in English or Hebrew, with the day in it. Those that can be booked on the day
 * are first, otherwise in the order of the list.
 * @param today the day in Israel
 * @param unsold what isn't sold on the day, as far as it's known
 */
export function findDepartures<Tour extends NamedTour>(
  query: string,
  tours: readonly Tour[],
  today: Day,
  scene: Omit<Scene, 'tour'>,
  unsold: readonly Unsold[] = [],
): FoundDeparture<Tour>[] {
  const { words, day } = readBooking(query, today)
  const sought = soughtIn(words)
  const found = tours
    .filter(
      (tour) =>
        words === '' || isFound(`${findableInBoth(tour.name)}\n${findableInBoth(tour.number)}`, sought),
    )
    .map((tour) => {
      const refusal = day ? whyNot(day, { ...scene, tour }) : null
      const places = day && !refusal ? placesOn(day, tour._id, { ...scene, tour }, unsold) : somePlaces
      return { tour, day, refusal, ...places }
    })
  const isSold = (each: FoundDeparture<Tour>) => !each.refusal && !each.unsold
  return [...found.filter(isSold), ...found.filter((each) => !isSold(each))]
}

/** The day of a search for a departure; null if none is named. */
export function searchedDay(query: string, today: Day): Day | null {
  return readBooking(query, today).day
}

type Places = Pick<FoundDeparture<NamedTour>, 'unsold' | 'isSoldPrivately'>
const somePlaces: Places = { unsold: null, isSoldPrivately: true }

/** Sold out as soon as one choice is full rather than closed. Private and package orders have no choice of groups. */
function placesOn(day: Day, tour: string, scene: Scene, unsold: readonly Unsold[]): Places {
  if (isSingleTour(scene.orderType)) return somePlaces
  const states = choicesOn(day, scene).map(({ group_type, language }) => ({
    isPrivate: group_type === 'private_group',
    state: unsold.find(
      (each) => each.tour === tour && each.group_type === group_type && each.language === language,
    )?.state,
  }))
  const shared = states.filter(({ isPrivate }) => !isPrivate)
  const judged = shared.length > 0 ? shared : states
  if (judged.length === 0 || judged.some(({ state }) => state === undefined)) return somePlaces
  return {
    unsold: judged.some(({ state }) => state === 'sold_out') ? 'sold_out' : 'closed',
    isSoldPrivately: states.some(({ isPrivate, state }) => isPrivate && state === undefined),
  }
}

/**
 * The reason of the option that's closest to bookable: a closed day before one without a price or on another
 * weekday.
 */
function whyNot(day: Day, scene: Scene): Refusal | null {
  const { tour, moment } = scene
  const inTime = codeOf(dayInTime(day, tour?.bookingCloses ?? defaultBookingCloses, moment))
  if (inTime || !tour || isSingleTour(scene.orderType) || choicesOn(day, scene).length > 0) return inTime
  const reasons = offeredChoices(scene).map((choice) => codeOf(bookableDay(day, tour, choice, moment)))
  const order: Refusal[] = ['day_unavailable', 'day_unpriced']
  return order.find((reason) => reasons.includes(reason)) ?? 'weekday_not_offered'
}
