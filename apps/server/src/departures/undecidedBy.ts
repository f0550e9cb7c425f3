import type { UndecidedFact } from '@tourdesk/domain/checks/dayFacts'
import { needsDecision } from '@tourdesk/domain/departures/minimum'
import type { LimitedDeparture } from './capacity/salesOf.ts'

/** A departure with too few people that should have been decided about by now; none for any other. */
export function undecidedBy(departure: LimitedDeparture, now: Date): UndecidedFact[] {
  const { date, minimum, state } = departure
  const people = peopleOn(departure)
  const isUndecided = needsDecision(
    {
      ...{ date, people, minimum, state },
      decideDaysBefore: departure.decide_days_before,
      isGuaranteed: departure.is_guaranteed,
    },
    now,
  )
  if (!isUndecided || minimum === null) return []
  return [{ tour: { _id: departure.tour_id, name: departure.tour }, tourDate: date, people, minimum }]
}

/** How many people are booked on a departure. */
export function peopleOn({ sold }: Pick<LimitedDeparture, 'sold'>): number {
  return sold.reduce((sum, { people }) => sum + people, 0)
}
