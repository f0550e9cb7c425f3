import type pg from 'pg'

/** A table with its written columns; computed ones follow from them. */
export interface StoredTable {
  schema: string
  name: string
  columns: string[]
}

/** All tables of the product and its job queue, except lists of migrations. Partitions are read as one. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'graphile_worker')
      and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1, 2
    order by 1, 2`)
  return rows
}

/** `"schema"."name"`, quoted for a statement. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`
}

/** `"a", "b"`, quoted for a statement. */
export function columnList({ columns }: { columns: string[] }): string {
  return columns.map(quote).join(', ')
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
