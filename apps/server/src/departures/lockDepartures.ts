import type { Day } from '@tourdesk/domain/calendar'
import type { CapacityRule } from '@tourdesk/domain/departures/capacity/capacityRule'
import type { ClosedKind, DepartureState } from '@tourdesk/domain/departures/departure'
import { sql } from 'kysely'
import { announce } from '../kernel/announce.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import { rulesOfDeparture } from './capacity/rulesOfDeparture.ts'
import { minimumOf } from './capacity/salesOf.ts'
import { type DepartureKey, makeDepartures } from './makeDepartures.ts'

/** A stored departure, locked. */
export interface Departure {
  id: string
  tour_id: string
  tour_date: Day
  /** Its capacity rules, like its state as they were once it was locked. */
  rules: CapacityRule[]
  state: DepartureState
  closedFor: ClosedKind[]
  /** So many people guarantee it; null if it's guaranteed already, or its tour isn't guaranteed by its minimum. */
  guaranteedFrom: number | null
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
  const { rows: locked } = await sql<Departure>`
    update tour_events set version = version + 1 where id = any(${ids})
    returning id, tour_id, tour_date, state, closed_for as "closedFor", ${rulesOfDeparture} as rules,
      (select ${minimumOf} from tours
        where tours.id = tour_events.tour_id and guarantees_at_minimum and not is_guaranteed
      ) as "guaranteedFrom"`.execute(tx)
  return locked
}

async function findDepartures(tx: Tx, wanted: readonly DepartureKey[]) {
  const tours = wanted.map(({ tour }) => tour)
  const days = wanted.map(({ date }) => date)
  const { rows } = await sql<Pick<Departure, 'id' | 'tour_id' | 'tour_date'>>`
    select id, tour_id, tour_date from tour_events
     where (tour_id, tour_date) in (select * from unnest(${tours}::uuid[], ${days}::date[]))`.execute(tx)
  return rows
}
