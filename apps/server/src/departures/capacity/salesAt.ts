import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureSales } from '@tourdesk/domain/departures/capacity/pools'
import type { SoldDeparture } from '@tourdesk/domain/departures/closed'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import { closuresOn, unstored } from '../closureRows.ts'
import type { DepartureKey } from '../makeDepartures.ts'
import { heldOn } from './heldOn.ts'
import { rulesOf } from './rulesOfDeparture.ts'
import { salesOf } from './salesOf.ts'

/** The places of a departure, stored or not. */
export interface PlacesAt extends DepartureSales, SoldDeparture {
  id: string
  tour_id: string
  tour_date: Day
  /** The tour's name. */
  name: string
}

/**
 * The places of departures now. One that isn't stored has its tour's rules and nobody on it; its id is its tour
 * and day. Skips unknown tours.
 */
export async function salesAt(db: Db | Tx, wanted: readonly DepartureKey[], now: Date): Promise<PlacesAt[]> {
  const tours = wanted.map(({ tour }) => tour)
  const days = wanted.map(({ date }) => date)
  const stored = await db
    .selectFrom('tour_events')
    .select(['id', 'tour_id', 'tour_date', 'state', 'closed_for as closedFor'])
    .where(sql<boolean>`(tour_id, tour_date) in (select * from unnest(${tours}::uuid[], ${days}::date[]))`)
    .execute()
  const ids = stored.map(({ id }) => id)
  const sales = ids.length === 0 ? [] : await ask(db, salesOf(ids))
  const held = ids.length === 0 ? [] : await ask(db, heldOn(ids, now))
  const named = await db
    .selectFrom('tours')
    .select(['id', 'name', rulesOf('tours.id').as('rules')])
    .where('id', 'in', tours)
    .execute()
  const sorted = days.toSorted()
  const closures =
    stored.length === wanted.length
      ? []
      : await ask(db, closuresOn({ startDate: sorted[0] ?? '', endDate: sorted.at(-1) ?? '' }))
  return wanted.flatMap(({ tour, date }): PlacesAt[] => {
    const row = stored.find(({ tour_id, tour_date }) => tour_id === tour && tour_date === date)
    const own = sales.find(({ id }) => id === row?.id)
    const ofTour = named.find(({ id }) => id === tour)
    if (!ofTour) return []
    const { name, rules } = ofTour
    if (row && own)
      return [{ ...own, ...row, name, held: held.filter(({ departure }) => departure === row.id) }]
    const { state } = unstored(closures, { tour, date })
    const nobody = { sold: [], held: [], units: [], state, closedFor: [] }
    return [{ ...nobody, id: `${tour} ${date}`, tour_id: tour, tour_date: date, date, name, rules }]
  })
}
