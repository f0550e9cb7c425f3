import type { Day } from '../calendar.ts'
import { bookableDay, dayInTime } from '../catalogue/departureDays.ts'
import { defaultBookingCloses, type TourDays } from '../catalogue/tour.ts'
import { codeOf } from '../decision.ts'
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

/** A found tour, with the day named in the search. */
export interface FoundDeparture<Tour extends NamedTour> {
  tour: Tour
  /** Null if no day was named. */
  day: Day | null
  /** Why it can't be booked on that day in any group or language. */
  refusal: Refusal | null
}

/**
 * The tours that match a text, in English or Hebrew, with the day in it. Those that can be booked on the day
 * are first, otherwise in the order of the list.
 * @param today the day in Israel
 */
export function findDepartures<Tour extends NamedTour>(
  query: string,
  tours: readonly Tour[],
  today: Day,
  scene: Omit<Scene, 'tour'>,
): FoundDeparture<Tour>[] {
  const { words, day } = readBooking(query, today)
  const sought = soughtIn(words)
  const found = tours
    .filter(
      (tour) =>
        words === '' || isFound(`${findableInBoth(tour.name)}\n${findableInBoth(tour.number)}`, sought),
    )
    .map((tour) => ({ tour, day, refusal: day ? whyNot(day, { ...scene, tour }) : null }))
  return [...found.filter(({ refusal }) => !refusal), ...found.filter(({ refusal }) => refusal)]
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
