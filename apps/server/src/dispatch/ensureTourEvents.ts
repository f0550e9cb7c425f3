import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { nameOfTour } from './aboutUnit.ts'

/** The departure of a tour on a date, made when missing (CAL-21, HOLE-O77). Throws `not_found` (404). */
export async function ensureTourEvent(call: PersonCall, tour: string, date: Day) {
  const known = await call.db.selectFrom('tours').select('id').where('id', '=', tour).executeTakeFirst()
  if (!known) throw new Problem('not_found')
  await ensure(call, date, [tour])
  return presentEvent(await findEvents(call.db, date).where('tour_id', '=', tour).executeTakeFirstOrThrow())
}

/** All departures of a date, one for every tour that is booked on it at least (HOLE-O77). */
export async function ensureTourEvents(call: PersonCall, date: Day) {
  await ensure(call, date, await bookedTours(call.db, date))
  return (await findEvents(call.db, date).execute()).map(presentEvent)
}

/** When two ask at the same moment, the second waits and finds the departure of the first. */
async function ensure(call: PersonCall, date: Day, tours: string[]): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  if (tours.length === 0) return
  await inTransaction(call, async (tx) => {
    const made = await insertMissing(tx, date, tours, call.now)
    if (made.length === 0) return unchanged(undefined)
    for (const { id, tour_id: tour } of made)
      await announce(tx, call, {
        name: 'departure.created',
        subject: { id, name: await nameOfTour(tx, tour), accountId: null },
        after: { tour, date },
      })
  })
}

function insertMissing(tx: Tx, date: Day, tours: string[], now: Date) {
  const rows = tours
    .toSorted()
    .map((tour) => ({ id: newId(), tour_id: tour, tour_date: date, created_at: now }))
  return insertInto(tx, 'tour_events', rows)
    .onConflict((conflict) => conflict.columns(['tour_id', 'tour_date']).doNothing())
    .returning(['id', 'tour_id'])
    .execute()
}

async function bookedTours(db: Db, date: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('order_entries')
    .select('tour_id')
    .distinct()
    .where('tour_date', '=', date)
    .where('status', '!=', 'CANCELED')
    .where('order_status', '!=', 'canceled')
    .execute()
  return rows.map((row) => row.tour_id)
}

function findEvents(db: Db, date: Day) {
  return db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tour_id', 'tours.name', 'tour_date'])
    .where('tour_date', '=', date)
    .orderBy('tours.name')
    .orderBy('tour_events.id')
}

function presentEvent(row: { id: string; tour_id: string; name: string; tour_date: Day }) {
  return { _id: row.id, tour: { _id: row.tour_id, name: row.name }, date: row.tour_date }
}
