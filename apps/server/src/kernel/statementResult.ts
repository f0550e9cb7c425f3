import pg from 'pg'

type Column = pg.FieldDef
type ParseValue = (text: string) => unknown

/** What the driver works out of an answer's columns, before it reads the rows. */
interface Layout {
  columns: readonly Column[]
  parsers: readonly ParseValue[]
  /** A row with all columns null: a copy of it is filled faster than an object that grows. */
  empty: Readonly<Record<string, unknown>>
}

/** How many statements are remembered at most. All connections read values of a type alike. */
const mostLayouts = 500
const layouts = new Map<string, Layout>()

/** The parts of the driver's class that are used here. */
interface DriverResult {
  fields: Column[]
  _types: { getTypeParser(type: number, format: string): ParseValue }
  addFields(columns: Column[]): void
  parseRow(values: (string | null)[]): unknown
}

/**
 * The answer of a statement whose columns are remembered from the last time. The driver works them out for each answer,
 * which costs more than reading a few rows.
 */
export class StatementResult extends withResult(pg).Result {
  readonly #statement: string
  #layout: Layout | undefined

  constructor(statement: string) {
    super()
    this.#statement = statement
  }

  override addFields(columns: Column[]): void {
    this.fields = columns
    this.#layout = layouts.get(this.#statement)
    if (this.#layout && areSame(this.#layout.columns, columns)) return
    this.#layout = {
      columns,
      parsers: columns.map(({ dataTypeID, format }) => this._types.getTypeParser(dataTypeID, format)),
      empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
    }
    if (layouts.size === mostLayouts) layouts.clear()
    layouts.set(this.#statement, this.#layout)
  }

  override parseRow(values: (string | null)[]): unknown {
    const { columns, parsers, empty } = this.#layout!
    const row: Record<string, unknown> = { ...empty }
    for (let index = 0; index < values.length; index++) {
      const value = values[index]
      row[columns[index]!.name] = typeof value === 'string' ? parsers[index]!(value) : null
    }
    return row
  }
}

/** A column that was added, renamed or changed since makes a new layout. */
function areSame(before: readonly Column[], columns: readonly Column[]): boolean {
  return (
    before.length === columns.length &&
    before.every(({ name, dataTypeID }, index) => {
      const column = columns[index]
      return column?.name === name && column.dataTypeID === dataTypeID
    })
  )
}

/** The driver exports its class of answers, but its types leave it out. */
function withResult(driver: typeof pg) {
  return driver as unknown as { Result: new () => DriverResult }
}
