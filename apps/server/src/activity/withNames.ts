import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'

/** Replaces the ids of tours and cars in the rows with their names. */
export async function withNames({ db }: Pick<Call, 'db'>, rows: ActivityRow[]): Promise<ActivityRow[]> {
  const ids = new Set<string>()
  for (const { changes } of rows)
    for (const { before, after } of changes) replaced([before, after], (id) => ids.add(id) && id)
  if (ids.size === 0) return rows
  const found = await sql<{ id: string; name: string }>`
    select id, name from tours where id = any(${[...ids]}::uuid[])
    union all select id, plate_id from cars where id = any(${[...ids]}::uuid[])`.execute(db)
  const names = new Map(found.rows.map(({ id, name }) => [id, name]))
  const named = (value: unknown) => replaced(value, (id) => names.get(id) ?? id)
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) => ({
      ...change,
      before: named(change.before),
      after: named(change.after),
    })),
  }))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Replaces every id in a value, except items' own `_id`. */
function replaced(value: unknown, replace: (id: string) => string): unknown {
  if (typeof value === 'string') return uuid.test(value) ? replace(value) : value
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, field === '_id' ? each : replaced(each, replace)]),
  )
}
