import { type Day, dayText } from '@tourdesk/domain/calendar'
import { type ClosedDays, covers } from '@tourdesk/domain/departures/closures/closure'
import { type Selectable, sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import type { Tx } from '../kernel/database.ts'
import type { DepartureClosures } from '../schema/dispatch.ts'

/** A closure that applies. */
export interface Closure extends ClosedDays {
  _id: string
  reason: string
}

const all = 'departure closures'

/** Until the transaction ends, nobody makes a departure, and no other closure is made or ended. */
export async function lockClosures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${all}, 0))`.execute(tx)
}

/** Until the transaction ends, no closure is made or ended. */
export async function keepClosures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${all}, 0))`.execute(tx)
}

/** The closures that apply to some of the days, the first made first. */
export const closuresOn = compiled((db, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('departure_closures')
    .select(['id as _id', 'start_date as startDate', 'end_date as endDate', 'tours', 'reason'])
    .where('opened_at', 'is', null)
    .where('start_date', '<=', endDate)
    .where((days) => days.or([days('end_date', 'is', null), days('end_date', '>=', startDate)]))
    .orderBy('created_at')
    .orderBy('id'),
)

/** What closures say about a departure that isn't stored: its state, and why. */
export function unstored(closures: readonly Closure[], key: { tour: string; date: Day }) {
  const covering = closures.filter((closure) => covers(closure, key))
  return {
    state: covering.length > 0 ? ('closed' as const) : ('open' as const),
    closedBy: covering.map(({ _id }) => _id),
    reason: covering[0]?.reason ?? '',
  }
}

/** Whether a departure that isn't stored is open for sale. */
export function unsold(closures: readonly Closure[], key: { tour: string; date: Day }) {
  return { state: unstored(closures, key).state, closedFor: [] }
}

/** A stored closure as its days. */
export function toClosure(row: Selectable<DepartureClosures>): Closure {
  return {
    _id: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    tours: row.tours,
    reason: row.reason,
  }
}

/** The subject of its events. */
export function subjectOf({ _id, startDate, endDate }: Closure) {
  const name =
    endDate === startDate ? dayText(startDate) : `${dayText(startDate)} – ${endDate ? dayText(endDate) : '…'}`
  return { id: _id, name, accountId: null }
}

/** What the log keeps of it. */
export async function toLog(tx: Tx, { startDate, endDate, tours, reason }: Closure) {
  return { startDate, endDate, tours: tours && (await namesOf(tx, tours)), reason }
}

async function namesOf(tx: Tx, tours: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('tours').select('name').where('id', 'in', tours).orderBy('name').execute()
  return rows.map(({ name }) => name)
}
