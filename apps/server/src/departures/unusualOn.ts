import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'

/** The departures of some days that aren't simply open: closed, canceled or guaranteed ones. */
export const unusualOn = compiled((db, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('tour_events')
    .select(['tour_id', 'tour_date', 'state', 'is_guaranteed'])
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
    .where(sql<boolean>`(state <> 'open' or is_guaranteed)`),
)

interface Unusual {
  tour_id: string
  tour_date: Day
  state: DepartureState
  is_guaranteed: boolean
}

/** The state of a departure, from those that are unusual. */
export function stateIn(
  unusual: readonly Unusual[],
  departure: { tour_id: string; tour_date: Day },
): { state: DepartureState; guaranteed: boolean } {
  const found = unusual.find(
    ({ tour_id, tour_date }) => tour_id === departure.tour_id && tour_date === departure.tour_date,
  )
  return { state: found?.state ?? 'open', guaranteed: found?.is_guaranteed ?? false }
}
