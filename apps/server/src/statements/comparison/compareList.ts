import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Comparison, ComparisonQuery } from '@tourdesk/contract/statements/comparison'
import type { Person } from '@tourdesk/domain/access/actor'
import { columnLetters } from '@tourdesk/domain/columnLetters'
import { toDollars } from '@tourdesk/domain/money'
import { type Compared, compareLists, sumOfOurs } from '@tourdesk/domain/statements/compareLists'
import {
  findColumns,
  type ListColumns,
  type NamedColumns,
  type TableRow,
  textOf,
} from '@tourdesk/domain/statements/listColumns'
import { readList } from '@tourdesk/domain/statements/readList'
import { readableAccount } from '../../agencyAccounts/readableAccount.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { readSheet } from '../../kernel/sheetReader/readSheet.ts'
import type { SentFile } from '../../media/filesOf.ts'
import { type Elsewhere, findElsewhere } from './findElsewhere.ts'
import { findOurs, type Ours } from './findOurs.ts'
import { findRemembered, rememberColumns } from './rememberedColumns.ts'

/**
 * Lays an agency's list beside what we bill. Changes nothing but the columns remembered for the agency, if some are
 * chosen. Throws `not_found` (404), `file_required`, `body_malformed` (400), and what `readSheet` throws.
 */
export async function compareList(
  call: Call<Person>,
  account: string,
  query: ComparisonQuery,
  files: AsyncIterable<SentFile>,
): Promise<Comparison> {
  authorize(call.actor, 'statements.write')
  await readableAccount(call, account)
  const [ours, remembered] = await Promise.all([
    findOurs(call, account, query),
    findRemembered(call, account),
  ])
  const rows = await readSheet(await onlyFile(files))
  const { currency } = ours
  const columns = columnsOf(rows)
  const chosen = chooseColumns(query, rows, { ours, remembered })
  if (!chosen) return { currency, columns, chosen, rows: [], unread: [], listed: 0, ours: 0 }
  const list = readList(rows, chosen, currency)
  if (areChosen(query) && list.listed.length > 0) await rememberColumns(call, account, list.columns)
  const compared = compareLists(ours.orders, list.listed, chosen.measure)
  const unknown = compared.flatMap(({ kind, key }) => (kind === 'only_theirs' ? [key] : []))
  const elsewhere = await findElsewhere(call, account, unknown)
  return {
    currency,
    columns,
    chosen,
    rows: compared.map((row) => present(row, ours, elsewhere)),
    unread: list.unread.map(({ line, ...row }) => ({ ...row, row: line })),
    listed: toDollars(list.listed.reduce((sum, { amount }) => sum + amount, 0)),
    ours: toDollars(sumOfOurs(ours.orders, chosen.measure)),
  }
}

async function onlyFile(files: AsyncIterable<SentFile>): Promise<Buffer> {
  let list: Buffer | null = null
  for await (const { field, content } of files) {
    if (field !== 'list' || list) throw new Problem('body_malformed')
    list = content
  }
  if (!list) throw new Problem('file_required')
  return list
}

function areChosen({ key, amount }: ComparisonQuery): boolean {
  return key !== undefined && amount !== undefined
}

function chooseColumns(
  { key, amount, measure }: ComparisonQuery,
  rows: readonly TableRow[],
  { ours, remembered }: { ours: Ours; remembered: NamedColumns | null },
): ListColumns | null {
  const chosen =
    key !== undefined && amount !== undefined
      ? { key, amount, measure: remembered?.measure ?? 'net' }
      : findColumns(rows, ours.orders, { currency: ours.currency, remembered })
  return chosen && { ...chosen, measure: measure ?? chosen.measure }
}

/** How many cells of a column tell what's in it. */
const mostSaid = 3

function columnsOf(rows: readonly TableRow[]): Comparison['columns'] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, at) => ({
    letters: columnLetters(at),
    says: rows
      .map(({ cells }) => textOf(cells[at]))
      .filter((said) => said !== '')
      .slice(0, mostSaid),
  }))
}

function present(
  { kind, key, lines, listed, ours, difference, fits }: Compared,
  { linesOf }: Ours,
  elsewhere: ReadonlyMap<string, Elsewhere[]>,
): Comparison['rows'][number] {
  const sum = (measure: 'gross' | 'commission' | 'net') => toDollars(sumOfOurs(ours, measure))
  return {
    kind,
    key,
    rows: lines,
    listed: listed === null ? null : toDollars(listed),
    gross: sum('gross'),
    commission: sum('commission'),
    net: sum('net'),
    difference: toDollars(difference),
    fits,
    ours: ours.flatMap(({ id }) => linesOf.get(id) ?? []),
    elsewhere: kind === 'only_theirs' ? (elsewhere.get(key) ?? []) : [],
  }
}
