import type pg from 'pg'

/** A database as the migrations left it. */
export interface Fresh {
  /** A fingerprint of all tables, columns, constraints, triggers and functions. */
  schema: string
  /** Rows as JSON, by table. */
  rows: ReadonlyMap<string, string>
}

/** Reads the state of an unused database. */
export async function readFresh(pool: pg.Pool): Promise<Fresh> {
  const rows = new Map<string, string>()
  for (const table of await filledTables(pool)) {
    const found = await pool.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`)
    rows.set(table, found.rows[0]?.rows ?? '[]')
  }
  return { schema: await schemaOf(pool), rows }
}

/**
 * Resets a used database to the state after the migrations; false if its schema was changed. Deleting costs
 * less than truncating, which makes a new file for each table and index. Vacuuming then frees the tables'
 * first pages, so that rows are stored in the order of insertion, as in a new database.
 */
export async function emptyAgain(pool: pg.Pool, { schema, rows }: Fresh): Promise<boolean> {
  if ((await schemaOf(pool)) !== schema) return false
  const filled = await filledTables(pool)
  const emptied = [
    'begin',
    // Disables triggers, such as those that protect the ledger.
    'set local session_replication_role = replica',
    ...filled.map((table) => `delete from ${table}`),
    'select setval(seqrelid::regclass, seqstart, false) from pg_sequence',
    // Statistics from a test's ANALYZE would change the plans in other tests.
    'delete from pg_statistic where starelid >= 16384',
    'commit',
  ]
  await pool.query(emptied.join(';'))
  if (filled.length > 0) await pool.query(`vacuum ${filled.join()}`)
  for (const [table, json] of rows) {
    await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [json])
  }
  return true
}

async function filledTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass as name from pg_class
      where relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0
        and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  )
  return rows.map(({ name }) => name)
}

const catalogs = ['class', 'attribute', 'constraint', 'index', 'trigger', 'proc']

async function schemaOf(pool: pg.Pool): Promise<string> {
  const sums = catalogs.map((name) => `(select count(*) || '/' || sum(xmin::text::bigint) from pg_${name})`)
  const { rows } = await pool.query<{ schema: string }>(`select concat_ws(' ', ${sums.join()}) as schema`)
  return rows[0]?.schema ?? ''
}
