import type pg from 'pg'
import { type ParseValue, Result } from './privateParts.ts'

type Column = pg.FieldDef

/** The driver's findings about an answer's columns, made before it reads the rows. */
interface Layout {
  columns: readonly Column[]
  parsers: readonly ParseValue[]
  /** A row with all columns null: filling a copy is faster than growing an object. */
  empty: Readonly<Record<string, unknown>>
}

/** The most statements to remember. They're shared, since all connections read a type the same way. */
const mostLayouts = 500
const layouts = new Map<string, Layout>()

/**
 * An answer that reuses the column layout of its statement's last answer. The driver works it out again for
 * each answer, which costs more than reading a few rows.
 */
export class StatementResult extends Result {
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

/** False if a column was added, renamed or changed, which takes a new layout. */
function areSame(before: readonly Column[], columns: readonly Column[]): boolean {
  return (
    before.length === columns.length &&
    before.every(({ name, dataTypeID }, index) => {
      const column = columns[index]
      return column?.name === name && column.dataTypeID === dataTypeID
    })
  )
}
