import { Problem } from '@tourdesk/contract/kernel/problem'
import type { LineQuestion, Statement, StatementLine } from '@tourdesk/contract/statements/statement'
import { isAgencyMode } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import type { Reader } from '../kernel/call.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { findLines, findStatement, hashOf, type StoredLine } from './draftStore.ts'
import { findAddressee } from './findAddressee.ts'
import { findQuestions } from './findQuestions.ts'
import { findHeads } from './findStatements.ts'

/** A statement with its lines. Throws `not_found` (404), also for an agency at a draft or at another's. */
export async function showStatement(call: Reader, id: string): Promise<Statement> {
  const shown = await readStatement(call, id)
  if (isAgencyMode(call.actor)) return { ...shown, voidReason: '' }
  return shown.state === 'draft' ? { ...shown, mailsTo: await findAddressee(call, shown) } : shown
}

/** The same for any reader. */
export async function readStatement(
  call: Pick<Reader, 'db' | 'scope' | 'now'>,
  id: string,
): Promise<Statement> {
  const { db, scope } = call
  const [[head], stored, lines, paid, questions] = await Promise.all([
    findHeads(call, [id]),
    findStatement(db, scope, id),
    findLines(db, scope, id),
    paidOfLines(call, id),
    findQuestions(call, id),
  ])
  if (!head || !stored) throw new Problem('not_found')
  const billed = lines.filter(({ is_left_out }) => !is_left_out)
  const sumOf = (part: 'gross' | 'commission') => billed.reduce((sum, line) => sum + line[part], 0)
  return {
    ...head,
    gross: toDollars(sumOf('gross')),
    commission: toDollars(sumOf('commission')),
    lines: lines.map((line) =>
      present(line, {
        open: stored.status === 'confirmed' ? line.net - (paid.get(line.id) ?? 0) : 0,
        questions: questions.get(line.id) ?? [],
      }),
    ),
    hash: hashOf(lines),
    voidReason: stored.void_reason,
    mailsTo: null,
  }
}

async function paidOfLines(
  { db, scope }: Pick<Reader, 'db' | 'scope'>,
  id: string,
): Promise<Map<string, number>> {
  const rows = await scopedRows(db, scope)
    .allocations()
    .select('line_id')
    .select((eb) => eb.fn.sum<number>('amount').as('amount'))
    .where('statement_id', '=', id)
    .where('ended_on', 'is', null)
    .groupBy('line_id')
    .execute()
  return new Map(rows.map(({ line_id, amount }) => [line_id, Number(amount)]))
}

function present(
  line: StoredLine,
  { open, questions }: { open: number; questions: LineQuestion[] },
): StatementLine {
  const { order_id, order_number } = line
  return {
    _id: line.id,
    kind: line.kind,
    order: order_id !== null && order_number !== null ? { _id: order_id, number: order_number } : null,
    reference: line.reference,
    customer: line.customer,
    tour: line.tour,
    date: line.day,
    people: line.people,
    gross: toDollars(line.gross),
    percent: line.percent,
    commission: toDollars(line.commission),
    net: toDollars(line.net),
    open: toDollars(open),
    note: line.note,
    isLeftOut: line.is_left_out,
    questions,
  }
}
