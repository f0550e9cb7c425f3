import type { DepartureClosure } from '@tourdesk/contract/departures/departureClosures'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { type Selectable, sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { DepartureClosures } from '../../schema/dispatch.ts'

/** The closures that apply today or later, by their first day. */
export async function findClosures(call: Pick<Call, 'db' | 'now'>): Promise<DepartureClosure[]> {
  const today = dayIn(call.now)
  const rows = await select(call)
    .where('opened_at', 'is', null)
    .where((days) => days.or([days('end_date', 'is', null), days('end_date', '>=', today)]))
    .orderBy('start_date')
    .orderBy('created_at')
    .execute()
  return rows.map(present)
}

/** One closure. Throws `not_found` (404). */
export async function findClosure(call: Pick<Call, 'db'>, id: string): Promise<DepartureClosure> {
  const row = await select(call).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return present(row)
}

function select({ db }: Pick<Call, 'db'>) {
  return db
    .selectFrom('departure_closures')
    .selectAll()
    .select(
      sql<{ _id: string; name: string }[] | null>`(
        select jsonb_agg(jsonb_build_object('_id', id, 'name', name) order by name)
          from tours where id = any(departure_closures.tours)
      )`.as('named'),
    )
}

function present(
  row: Selectable<DepartureClosures> & { named: { _id: string; name: string }[] | null },
): DepartureClosure {
  return {
    _id: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    tours: row.tours && (row.named ?? []),
    reason: row.reason,
    by: row.by_name,
    at: row.created_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
  }
}
