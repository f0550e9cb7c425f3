import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { signOff } from '@tourdesk/domain/checks/signOff'
import { sql } from 'kysely'
import { riding } from '../../entries/booked.ts'
import { unitOnDays } from '../../fleet/unitOnDays.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { ask } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { aboutDay } from '../aboutDay.ts'
import { readDay } from '../readDay.ts'
import { departuresOn } from './departuresOn.ts'

/**
 * Signs off the plan of a day as someone saw it, by the hash that came with its findings. Does nothing if the same
 * state is signed off already, or if the `clientKey` is repeated. Throws `day_changed` (409) if the day has changed
 * since, and `day_has_stops` (409) while something must be solved.
 */
export async function signOffDay(
  call: Call<Person>,
  date: Day,
  { hash, clientKey }: { hash: string; clientKey: string },
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    await lockDay(tx, date)
    if (await hasKey(tx, date, clientKey)) return unchanged(undefined)
    const day = await readDay(tx, date, now)
    const signed = accept(signOff(day, hash))
    if (day.signedOff?.hash === signed && day.signedOff.changes === 0) return unchanged(undefined)
    await insertInto(tx, 'day_sign_offs', {
      id: newId(),
      date,
      hash: signed,
      ...(await ridersOn(tx, date)),
      client_key: clientKey,
      user_id: actor.userId,
      by_name: actor.name,
      at: now,
    }).execute()
    await announce(tx, call, { name: 'day.signedOff', ...aboutDay(date), facts: { date } })
  })
}

/** Keeps others from signing off the day, and from changing its departures and units. */
async function lockDay(tx: Tx, date: Day): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`day ${date}`}, 0))`.execute(tx)
  const departures = await ask(tx, departuresOn({ date }))
  await lockRows(
    tx,
    'tour_events',
    departures.map(({ id }) => id),
  )
  const units = await tx
    .selectFrom('vehicle_units')
    .select('id')
    .where(unitOnDays({ start: date, end: date }))
    .execute()
  await lockRows(
    tx,
    'vehicle_units',
    units.map(({ id }) => id),
  )
}

async function hasKey(tx: Tx, date: Day, clientKey: string): Promise<boolean> {
  const first = await tx
    .selectFrom('day_sign_offs')
    .select('id')
    .where('date', '=', date)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()
  return first !== undefined
}

/** The orders and entries of the day, including canceled ones. */
async function ridersOn(tx: Tx, date: Day): Promise<{ orders: string[]; entries: string[] }> {
  const rows = await riding(scopedRows(tx, everyOrder).entries(), { startDate: date, endDate: date })
    .select(['order_entries.id', 'order_id'])
    .execute()
  return { orders: [...new Set(rows.map(({ order_id }) => order_id))], entries: rows.map(({ id }) => id) }
}
