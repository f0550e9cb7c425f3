import { columnLetters } from '../columnLetters.ts'
import { type Cents, toCents } from '../money.ts'
import { typedAmounts } from '../pricing/typedAmount.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { findable } from '../search/findable.ts'
import { type OurOrder, ourNumbers } from './ourNumbers.ts'
import { type ListMeasure, listMeasures } from './vocabulary.ts'

/** A row of a table, with its number in the file, from 1. Numbers of a spreadsheet are numbers, all else is text. */
export interface TableRow {
  line: number
  cells: readonly (string | number)[]
}

/** The columns of an agency's list, counted from 0, and what its amounts are compared with. */
export interface ListColumns {
  /** The agency's own number of an order, or ours. */
  key: number
  amount: number
  measure: ListMeasure
}

/** The same by the names of the columns, as they're remembered for an agency. */
export interface NamedColumns {
  key: string
  amount: string
  measure: ListMeasure
}

/**
 * The columns of a list: those with the remembered names, or else the ones that fit our orders best. Null if
 * neither can be found.
 */
export function findColumns(
  rows: readonly TableRow[],
  ours: readonly OurOrder[],
  { currency, remembered }: { currency: Currency; remembered: NamedColumns | null },
): ListColumns | null {
  if (remembered) {
    const key = columnNamed(rows, remembered.key)
    const amount = columnNamed(rows, remembered.amount)
    if (key !== null && amount !== null && key !== amount) return { key, amount, measure: remembered.measure }
  }
  return fittingColumns(rows, ours, currency)
}

/** The name of a column: the heading above the first row with content, or its letter if it has none. */
export function columnName(rows: readonly TableRow[], at: number, firstLine: number): string {
  const heads = rows.filter(({ line }) => line < firstLine).map(({ cells }) => textOf(cells[at]))
  return heads.findLast((head) => head !== '') ?? columnLetters(at)
}

/** The amounts of a column, in the order of its rows: cents, null for an empty cell, or unreadable. */
export function amountsOf(
  rows: readonly TableRow[],
  at: number,
  currency: Currency,
): (Cents | null | 'unreadable')[] {
  const cells = rows.map(({ cells }) => cells[at] ?? '')
  const texts = typedAmounts(
    cells.map((cell) => (typeof cell === 'number' ? '' : cell)),
    currency,
    true,
  )
  return cells.map((cell, index) => {
    if (typeof cell === 'number') return toCents(cell)
    const read = texts[index]
    if (!read?.ok) return 'unreadable'
    return read.value === null ? null : toCents(read.value)
  })
}

/** A cell as text, without spaces around it. */
export function textOf(cell: string | number | undefined): string {
  return String(cell ?? '').trim()
}

/** How far down a heading can be. */
const headRows = 30

function columnNamed(rows: readonly TableRow[], name: string): number | null {
  const wanted = findable(name)
  for (const { cells } of rows.slice(0, headRows)) {
    const at = cells.findIndex((cell) => findable(textOf(cell)) === wanted)
    if (at >= 0) return at
  }
  const widest = widthOf(rows)
  const letters = Array.from({ length: widest }, (_, at) => columnLetters(at))
  const at = letters.indexOf(name)
  return at < 0 ? null : at
}

/**
 * The column with the most of our numbers, and the one whose amounts equal ours most often. Nets count twice:
 * they're what's billed, and beside them a list may have a price that's always right.
 */
function fittingColumns(
  rows: readonly TableRow[],
  ours: readonly OurOrder[],
  currency: Currency,
): ListColumns | null {
  const meant = ourNumbers(ours)
  const columns = Array.from({ length: widthOf(rows) }, (_, at) => at)
  const ourOrderIn = (row: TableRow, at: number) => {
    const { byReference, byNumber } = meant(textOf(row.cells[at]))
    return byReference[0] ?? byNumber
  }
  const key = best(columns, (at) => rows.filter((row) => ourOrderIn(row, at)).length)
  if (key === null) return null
  const ofRows = rows.map((row) => ourOrderIn(row, key))
  const columnsOfAmounts = columns
    .filter((at) => at !== key)
    .map((at) => ({ at, amounts: amountsOf(rows, at, currency) }))
  const choices = listMeasures.flatMap((measure) =>
    columnsOfAmounts.map((column) => ({ ...column, measure })),
  )
  const amount = best(choices, ({ amounts, measure }) => {
    const fits = ofRows.filter((order, index) => order && order[measure] === amounts[index]).length
    return measure === 'net' ? fits * 2 : fits
  })
  return amount && { key, amount: amount.at, measure: amount.measure }
}

function widthOf(rows: readonly TableRow[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
}

/** The item with the most points, the first of equal ones; null if none has any. */
function best<T>(items: readonly T[], pointsOf: (item: T) => number): T | null {
  let found: T | null = null
  let most = 0
  for (const item of items) {
    const points = pointsOf(item)
    if (points > most) {
      found = item
      most = points
    }
  }
  return found
}
