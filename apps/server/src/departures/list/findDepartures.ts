import type { DepartureRow } from '@tourdesk/contract/departures/departures'
import type { DeparturesQuery } from '@tourdesk/contract/lists'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { checkPlanningRange } from '@tourdesk/domain/dispatch/planningRange'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { ask } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { decidedBy, decidedOn } from '../findDeparture.ts'
import { departureNumbers } from './departureNumbers.ts'
import { findKnown, findOffered, type Listed } from './findListed.ts'
import { presentNumbers } from './presentNumbers.ts'

/** How many days from today on are listed without a range. */
const usualDays = 14

/**
 * One page of the departures of a range of days. Throws a field error (400) if the range is longer than planning
 * shows.
 */
export async function findDepartures(
  call: Call,
  { page, limit, ...query }: DeparturesQuery,
): Promise<{ data: DepartureRow[]; total: number; page: number; limit: number }> {
  const startDate = query.startDate ?? dayIn(call.now)
  const days = acceptFields(
    checkPlanningRange({ startDate, endDate: query.endDate ?? addDays(startDate, usualDays) }),
  )
  const known = await findKnown(call, days, query)
  const offered = query.offered ? await findOffered(call, days, query, known) : []
  const all = [...known.filter(({ isListed }) => isListed), ...offered]
    .filter(({ state }) => !query.state?.length || query.state.includes(state))
    .sort(byDayAndTour)
  const shown = all.slice((page - 1) * limit, page * limit)
  const numbers = await ask(
    call.db,
    departureNumbers(everyOrder, { ids: shown.flatMap(({ id }) => id ?? []) }),
  )
  const data = shown.map(({ id, tour, date, state, reason, waiting }): DepartureRow => {
    const own = numbers.find((each) => each.id === id)
    const decided = own ? decidedOn(own) : decidedBy({ state, reason })
    return { _id: `${tour._id} ${date}`, tour, date, ...decided, ...presentNumbers(call, own), waiting }
  })
  return { data, total: all.length, page, limit }
}

function byDayAndTour(one: Listed, other: Listed): number {
  return one.date.localeCompare(other.date) || one.tour.name.localeCompare(other.tour.name)
}
