import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

interface Column {
  kind: string
  isNullable: boolean
  hasDefault: boolean
}
type Columns = Record<string, Record<string, Column>>

test('the table types say what the migrated database has: columns, kinds, which may be empty, which are filled', async () => {
  expect(typedColumns()).toEqual(await migratedColumns())
})

function typedColumns(): Columns {
  const interfaces = new Map(
    schemaSources().flatMap((source) =>
      [...source.matchAll(/export (?:interface|type) (\w+)(?: =)? \{\n(.*?)\n\}/gs)].map(([, name, body]) => [
        name,
        body ?? '',
      ]),
    ),
  )
  return Object.fromEntries(
    ['Tables', 'FeatureTables', 'OrderTables']
      .flatMap((name) => fieldsOf(interfaces.get(name) ?? ''))
      .map(([table, type]) => [
        table,
        Object.fromEntries(
          fieldsOf(interfaces.get(type) ?? '').map(([name, type]) => [name, columnOf(type)]),
        ),
      ]),
  )
}

function schemaSources(): string[] {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  return ['../kernel/tables.ts', ...files].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
}

function fieldsOf(body: string): [name: string, type: string][] {
  return [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name = '', type = '']) => [name, type])
}

function columnOf(type: string): Column {
  const generated = /^Generated(?:Always)?<(.+)>$/.exec(type)?.[1]
  const inner = generated ?? type
  const bare = inner.replace(/ \| null$/, '')
  return {
    kind: kindOf(bare),
    isNullable: inner.endsWith('| null') || type.startsWith('NullableJson'),
    hasDefault:
      generated !== undefined ||
      type.startsWith('JsonWithDefault') ||
      ['DatabaseInstant', 'Numbered', 'NameOfPlace'].includes(type),
  }
}

function kindOf(type: string): string {
  if (/^(Nullable)?Json/.test(type)) return 'json'
  if (type.endsWith('[]')) return 'list'
  if (['number', 'Cents', 'Numbered', 'VehicleSize'].includes(type)) return 'number'
  if (['Date', 'DatabaseInstant'].includes(type)) return 'instant'
  if (type === 'Day') return 'day'
  if (type === 'Buffer') return 'bytes'
  return type === 'boolean' ? 'boolean' : 'text'
}

const kinds: Record<string, string> = {
  jsonb: 'json',
  ARRAY: 'list',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'instant',
  date: 'day',
  bytea: 'bytes',
  boolean: 'boolean',
  text: 'text',
  uuid: 'text',
}

async function migratedColumns(): Promise<Columns> {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const { rows } = await pool.query<{
    table_name: string
    column_name: string
    data_type: string
    is_nullable: 'YES' | 'NO'
    column_default: string | null
    is_generated: 'ALWAYS' | 'NEVER'
  }>(`
    SELECT * FROM information_schema.columns
     WHERE table_schema = 'public'
       AND table_name NOT IN (SELECT relname FROM pg_class WHERE relispartition)`)
  const columns: Columns = {}
  for (const row of rows) {
    columns[row.table_name] ??= {}
    columns[row.table_name]![row.column_name] = {
      kind: kinds[row.data_type] ?? row.data_type,
      isNullable: row.is_nullable === 'YES',
      hasDefault: row.column_default !== null || row.is_generated === 'ALWAYS',
    }
  }
  return columns
}
