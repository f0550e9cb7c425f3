import { sql } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import type { Db } from '../kernel/database.ts'
import type { Env } from '../kernel/env.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'
import type { AllTables } from '../schema/orderTables.ts'

export const sweepPicturesJob = jobKind<object>('sweep-pictures', 1)

/** A form that hasn't been saved after this many days never will be. */
const keptDays = 30

/**
 * Deletes uploaded pictures that nothing shows any more, a month after their upload, and files without a row,
 * left behind when the server died between storing the two.
 */
export async function sweepPictures({ db, clock, env }: Product): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000)
  await sweepUnused(db, env, before)
  await sweepRowless(db, env, before)
}

/** Deletes the file first: a row left without its file is found again the next night. */
async function sweepUnused(db: Db, env: Env, before: Date): Promise<void> {
  const old = await db
    .selectFrom('uploads')
    .select(['id', 'folder', 'file_name'])
    .where('created_at', '<', before)
    .execute()
  if (old.length === 0) return
  const shown = await shownPictures(db)
  const store = fileStoreOf(env)
  for (const { id, folder, file_name } of old) {
    if (shown.has(file_name)) continue
    await store.remove(`${folder}/${file_name}`)
    await withoutEvent({ db }, (tx) => tx.deleteFrom('uploads').where('id', '=', id).execute())
  }
}

async function sweepRowless(db: Db, env: Env, before: Date): Promise<void> {
  const rows = await db.selectFrom('uploads').select(['folder', 'file_name']).execute()
  // A database without any picture probably doesn't belong to this folder.
  if (rows.length === 0) return
  const known = new Set(rows.map(({ folder, file_name }) => `${folder}/${file_name}`))
  const store = fileStoreOf(env)
  for (const name of await store.writtenBefore(before)) if (!known.has(name)) await store.remove(name)
}

/** Tables that never name a picture to keep. All others are searched, so a new one can't be forgotten. */
const withoutPictures: readonly (keyof AllTables)[] = [
  'uploads',
  'audit_log',
  'orders',
  'order_entries',
  'payments',
  'ledger_entries',
]

/** The file names of all pictures named anywhere in a row: in a column, a JSON document or a rich text. */
async function shownPictures(db: Db): Promise<Set<string>> {
  const tables = await sql<{ name: keyof AllTables }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  `.execute(db)
  const names = new Set<string>()
  for (const { name } of tables.rows) {
    if (withoutPictures.includes(name)) continue
    const found = await sql<{ file: string }>`
      select distinct match[1] as file
      from ${sql.table(name)} as stored,
        regexp_matches(stored::text, '/uploads/[a-z_]+/([\\w-]+\\.(?:jpg|png))', 'g') as match
    `.execute(db)
    for (const { file } of found.rows) names.add(file)
  }
  return names
}
