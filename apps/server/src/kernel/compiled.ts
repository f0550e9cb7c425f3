import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './database.ts'

/** Stands in a query for a value that each run brings along. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A query that is ready to run with its values. */
export type Compiled<Values, Row> = (db: Db | Tx, values: Values) => Promise<Row[]>

/**
 * Builds and compiles a query at its first run and then only fills in values: on calls that are asked for all day
 * the building costs as much as the query. Lists are one value each, compared with `= any(…)`.
 * @param build gets the values as placeholders, which may stand wherever a value may
 */
export function compiled<Values extends object, Row>(
  build: (db: Db | Tx, values: Values) => Compilable<Row>,
): Compiled<Values, Row> {
  let query: CompiledQuery<Row> | undefined
  return async (db, values) => {
    query ??= build(db, placeholders<Values>()).compile()
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: fill(query.parameters, values) })
    return rows
  }
}

/** The same for a query whose shape depends on what is asked for; every shape is built once. */
export function compiledByShape<Values extends object, Row>(
  build: (db: Db | Tx, values: Values, shape: ReadonlySet<string>) => Compilable<Row>,
): (db: Db | Tx, values: Values, shape: readonly string[]) => Promise<Row[]> {
  const byShape = new Map<string, Compiled<Values, Row>>()
  return (db, values, shape) => {
    const key = shape.join()
    const known = byShape.get(key) ?? compiled((on, holders: Values) => build(on, holders, new Set(shape)))
    byShape.set(key, known)
    return known(db, values)
  }
}

/** Every name of the values gives its placeholder; none reaches the database, since `fill` replaces them all. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values
}

function fill<Values extends object>(parameters: readonly unknown[], values: Values): unknown[] {
  return parameters.map((value) =>
    value instanceof Placeholder ? values[value.name as keyof Values] : value,
  )
}
