import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import {
  amountsOf,
  columnName,
  type ListColumns,
  type NamedColumns,
  type TableRow,
  textOf,
} from './listColumns.ts'
import type { UnreadReason } from './vocabulary.ts'

/** A row of an agency's list: what it calls an order, and its amount. */
export interface ListedRow {
  line: number
  key: string
  amount: Cents
}

/** A row that isn't compared, as it's written. */
export interface UnreadRow {
  line: number
  key: string
  amount: string
  reason: UnreadReason
}

/** What an agency's list says. */
export interface ReadList {
  listed: ListedRow[]
  unread: UnreadRow[]
  columns: NamedColumns
}

/**
 * Reads an agency's list in a currency. Headings and empty rows are skipped; every other row is either listed or
 * unread, with the reason. A last row that adds up the others is their total.
 */
export function readList(rows: readonly TableRow[], chosen: ListColumns, currency: Currency): ReadList {
  const amounts = amountsOf(rows, chosen.amount, currency)
  const read = rows.map((row, index) => {
    const { line, cells } = row
    const written = { line, key: textOf(cells[chosen.key]), amount: textOf(cells[chosen.amount]) }
    return { ...written, cents: amounts[index] ?? null }
  })
  const first = Math.max(
    read.findIndex(({ key, cents }) => key !== '' && typeof cents === 'number'),
    0,
  )
  const body = read.slice(first).filter(({ key, amount }) => key !== '' || amount !== '')
  const listed: ListedRow[] = []
  const unread: UnreadRow[] = []
  for (const { line, key, amount, cents } of body) {
    const reason = reasonOf({ key, cents }, listed)
    if (reason === null) listed.push({ line, key, amount: Number(cents) })
    else unread.push({ line, key, amount, reason })
  }
  const firstLine = read[first]?.line ?? 1
  const columns = {
    key: columnName(rows, chosen.key, firstLine),
    amount: columnName(rows, chosen.amount, firstLine),
    measure: chosen.measure,
  }
  return { listed, unread, columns }
}

function reasonOf(
  { key, cents }: { key: string; cents: Cents | null | 'unreadable' },
  above: readonly ListedRow[],
): UnreadReason | null {
  if (cents === null) return 'no_amount'
  if (cents === 'unreadable') return 'amount_unreadable'
  const isSum = above.length > 1 && cents === above.reduce((sum, { amount }) => sum + amount, 0)
  if (isSum && !/\p{N}/u.test(key)) return 'total'
  return key === '' ? 'no_key' : null
}
