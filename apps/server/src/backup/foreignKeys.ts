import type pg from 'pg'
import { quote } from './storedTables.ts'

interface ForeignKey {
  /** Its table, quoted. */
  table: string
  name: string
  definition: string
}

/**
 * Runs `load` without foreign keys, so that tables can be filled in any order, and then adds the keys again,
 * which checks every row.
 */
export async function withoutForeignKeys(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0
      and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`)
  await load()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
}
