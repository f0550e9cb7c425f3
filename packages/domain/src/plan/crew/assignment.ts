import { none } from '../model/state.ts'

/** The result of an assignment: the column of each row, `none` for no column, and the sum of the costs. */
export interface Assigned {
  columns: number[]
  cost: number
}

/**
 * Gives each row at most one column, and each column to at most one row, with the smallest sum of costs (Hungarian
 * method, by shortest augmenting paths). A row without a column costs 0. Equal inputs give equal results.
 * @param costs of each row for each column; Infinity where they don't fit
 */
export function assign(costs: readonly (readonly number[])[]): Assigned {
  const width = costs[0]?.length ?? 0
  const table: Table = {
    costs,
    rowDuals: new Float64Array(costs.length),
    columnDuals: new Float64Array(width),
    rowOf: new Int32Array(width).fill(none),
  }
  for (let row = 0; row < costs.length; row += 1) augment(row, table)
  const columns = costs.map(() => none)
  let cost = 0
  table.rowOf.forEach((row, column) => {
    if (row === none) return
    columns[row] = column
    cost += costs[row]![column]!
  })
  return { columns, cost }
}

interface Table {
  costs: readonly (readonly number[])[]
  /** The dual prices. */
  rowDuals: Float64Array
  columnDuals: Float64Array
  /** The row that has the column. */
  rowOf: Int32Array
}

/** Places one more row by the cheapest chain of exchanges, at whose end one row gets a free column or none. */
function augment(first: number, { costs, rowDuals, columnDuals, rowOf }: Table): void {
  const width = rowOf.length
  const distance = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(width).fill(none)
  const isDone = new Uint8Array(width)
  const done: number[] = []
  let row = first
  let column = none
  let reached = 0
  let lastWithout = none
  let least = Number.POSITIVE_INFINITY
  for (;;) {
    const without = reached - rowDuals[row]!
    if (without < least) {
      least = without
      lastWithout = column
    }
    const own = costs[row]!
    let next = none
    for (let other = 0; other < width; other += 1) {
      if (isDone[other]) continue
      const through = reached + own[other]! - rowDuals[row]! - columnDuals[other]!
      if (through < distance[other]!) {
        distance[other] = through
        before[other] = column
      }
      if (next === none || distance[other]! < distance[next]!) next = other
    }
    const isWithout = next === none || distance[next]! >= least
    if (isWithout || rowOf[next] === none) {
      const end = isWithout ? least : distance[next]!
      rowDuals[first]! += end
      for (const other of done) {
        rowDuals[rowOf[other]!]! += end - distance[other]!
        columnDuals[other]! -= end - distance[other]!
      }
      shift(first, isWithout ? lastWithout : next, isWithout, before, rowOf)
      return
    }
    isDone[next] = 1
    done.push(next)
    column = next
    row = rowOf[next]!
    reached = distance[next]!
  }
}

/** Hands the columns of a chain on, from its end. @param isWithout the row that has the last column loses it */
function shift(first: number, end: number, isWithout: boolean, before: Int32Array, rowOf: Int32Array): void {
  if (isWithout && end === none) return
  for (let column = end; column !== none; column = before[column]!) {
    const from = before[column]!
    rowOf[column] = from === none ? first : rowOf[from]!
  }
}
