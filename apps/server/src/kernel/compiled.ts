import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Question } from './question.ts'
import type { Tables } from './tables.ts'

/** Builds queries without sending them. */
export type Builder = Kysely<Tables>

const builder: Builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A query that isn't compiled yet, from the query builder or raw SQL. */
export interface Uncompiled<Row> {
  compile(db: Builder): CompiledQuery<Row>
}

/** A placeholder for a value that each question supplies. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Makes questions that differ only in their values. The query is built and compiled once, for the first of
 * them: on frequent calls, building costs as much as the query itself. A list is one value, compared with
 * `= any(…)`.
 * @param build gets the values as placeholders, usable wherever a value is
 */
export function compiled<Row, Values extends object = object>(
  build: (db: Builder, values: Values) => Uncompiled<Row>,
): (values: Values) => Question<Row[]> {
  let query: CompiledQuery | undefined
  return (values) => {
    query ??= build(builder, placeholders<Values>()).compile(builder)
    return { query: { ...query, parameters: fill(query.parameters, values) }, read: (rows) => rows as Row[] }
  }
}

/** The same for a query with several shapes; each shape is built once. */
export function compiledByShape<Row, Values extends object>(
  build: (db: Builder, values: Values, shape: ReadonlySet<string>) => Uncompiled<Row>,
): (values: Values, shape: readonly string[]) => Question<Row[]> {
  const byShape = new Map<string, (values: Values) => Question<Row[]>>()
  return (values, shape) => {
    const key = shape.join()
    const known = byShape.get(key) ?? compiled((db, holders: Values) => build(db, holders, new Set(shape)))
    byShape.set(key, known)
    return known(values)
  }
}

/** Any property is its own placeholder. None reaches the database, since `fill` replaces them all. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values
}

function fill<Values extends object>(parameters: readonly unknown[], values: Values): unknown[] {
  return parameters.map((value) =>
    value instanceof Placeholder ? values[value.name as keyof Values] : value,
  )
}
