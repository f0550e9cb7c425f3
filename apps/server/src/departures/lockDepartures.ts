import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { announce } from '../kernel/announce.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import { type DepartureKey, makeDepartures } from './makeDepartures.ts'

/** A stored departure. */
export interface Departure {
  id: string
  tour_id: string
  tour_date: Day
}

/**
 * Locks departures before anything else, creates missing ones, and raises their versions, since callers are
 * about to change who or what is on them. Skips unknown tours.
 */
export async function lockDepartures(
  tx: Tx,
  call: Call,
  wanted: readonly DepartureKey[],
): Promise<Departure[]> {
  const stored = await findDepartures(tx, wanted)
  const missing = wanted.filter(
    ({ tour, date }) => !stored.some(({ tour_id, tour_date }) => tour_id === tour && tour_date === date),
  )
  const [made, ...more] = await makeDepartures(tx, call.now, missing)
  if (made) await announce(tx, call, made, ...more)
  const rows = missing.length === 0 ? stored : await findDepartures(tx, wanted)
  const ids = rows.map(({ id }) => id)
  await lockRows(tx, 'tour_events', ids)
  await sql`update tour_events set version = version + 1 where id = any(${ids})`.execute(tx)
  return rows
}

async function findDepartures(tx: Tx, wanted: readonly DepartureKey[]): Promise<Departure[]> {
  const tours = wanted.map(({ tour }) => tour)
  const days = wanted.map(({ date }) => date)
  const { rows } = await sql<Departure>`
    select id, tour_id, tour_date from tour_events
     where (tour_id, tour_date) in (select * from unnest(${tours}::uuid[], ${days}::date[]))`.execute(tx)
  return rows
}
