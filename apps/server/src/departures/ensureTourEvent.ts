import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import type { Db } from '../kernel/database.ts'
import { isOpenOrBooked } from './isOpenOrBooked.ts'
import { makeDepartures } from './makeDepartures.ts'

/** The departure of a tour on a date, created if missing. Throws `not_found` (404). */
export async function ensureTourEvent(call: Call, tour: string, date: Day) {
  const known = await call.db.selectFrom('tours').select('id').where('id', '=', tour).executeTakeFirst()
  if (!known) throw new Problem('not_found')
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const [made] = await makeDepartures(tx, call.now, [{ tour, date }])
    if (!made) return unchanged(undefined)
    await announce(tx, call, made)
  })
  return presentEvent(await findEvents(call.db, date).where('tour_id', '=', tour).executeTakeFirstOrThrow())
}

/** The departures of a date. Orders create theirs, so every booked tour has one. */
export async function findTourEvents(call: Call, date: Day) {
  const events = findEvents(call.db, date).where(isOpenOrBooked(call))
  return (await events.execute()).map(presentEvent)
}

function findEvents(db: Db, date: Day) {
  return db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tour_id', 'tours.name', 'tour_date'])
    .where('tour_date', '=', date)
    .orderBy(byName('tours.name'))
    .orderBy('tour_events.id')
}

function presentEvent(row: { id: string; tour_id: string; name: string; tour_date: Day }) {
  return { _id: row.id, tour: { _id: row.tour_id, name: row.name }, date: row.tour_date }
}
