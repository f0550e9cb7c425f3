import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Comparison, ComparisonQuery } from '@tourdesk/contract/statements/comparison'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { OurOrder } from '@tourdesk/domain/statements/ourNumbers'
import type { Call } from '../../kernel/call.ts'
import { newId } from '../../kernel/newId.ts'
import { collectLines, type LineContent } from '../collectLines.ts'
import { findLines, findStatement } from '../draftStore.ts'

type OurLine = Comparison['rows'][number]['ours'][number]

/** What we bill of each order and correction, and the lines that it's made up of. */
export interface Ours {
  currency: Currency
  orders: OurOrder[]
  /** By the `id` of an order. */
  linesOf: ReadonlyMap<string, OurLine[]>
}

/**
 * What an agency's list is laid beside: the lines of a statement, without those left out, or what's on none. Throws
 * `not_found` (404) for another agency's statement.
 */
export async function findOurs(
  { db, scope }: Pick<Call<Person>, 'db' | 'scope'>,
  account: string,
  { statement: id, ...unbilled }: ComparisonQuery,
): Promise<Ours> {
  if (id === undefined) {
    const lines = await collectLines(db, {
      ...{ id: newId(), account_id: account, currency: unbilled.currency, basis: 'travel', added: [] },
      ...{ from_day: unbilled.from ?? '0001-01-01', to_day: unbilled.to ?? '9999-12-31' },
      include_older: unbilled.from === undefined,
    })
    return byOrder(unbilled.currency, lines)
  }
  const [statement, lines] = await Promise.all([findStatement(db, scope, id), findLines(db, scope, id)])
  if (statement?.account_id !== account) throw new Problem('not_found')
  return byOrder(
    statement.currency,
    lines.filter(({ is_left_out }) => !is_left_out),
  )
}

function byOrder(currency: Currency, lines: readonly (LineContent & { id?: string })[]): Ours {
  const groups = Map.groupBy(lines, ({ key, order_number }) =>
    order_number === null ? key : `order ${order_number}`,
  )
  const orders = [...groups].map(([id, some]) => {
    const sumOf = (part: 'gross' | 'commission' | 'net') => some.reduce((sum, line) => sum + line[part], 0)
    const sums = { gross: sumOf('gross'), commission: sumOf('commission'), net: sumOf('net') }
    return { id, number: some[0]?.order_number ?? null, reference: some[0]?.reference ?? '', ...sums }
  })
  return { currency, orders, linesOf: new Map([...groups].map(([id, some]) => [id, some.map(present)])) }
}

function present(line: LineContent & { id?: string }): OurLine {
  const { id, order_id, order_number, reference, customer, tour, day, note } = line
  const order = order_id !== null && order_number !== null ? { _id: order_id, number: order_number } : null
  return { line: id ?? null, order, reference, customer, tour, date: day, note }
}
