import { createHash } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Selectable } from 'kysely'
import { lockAgency } from '../agencyAccounts/lockAgency.ts'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import type { Scope } from '../kernel/scope.ts'
import { nextVersion } from '../kernel/versions.ts'
import { changeRows, deleteRows, insertRows, scopedRows } from '../schema/orderTables.ts'
import type { StatementLines, Statements } from '../schema/statements.ts'
import type { LineContent } from './collectLines.ts'

export type StoredStatement = Selectable<Statements> & { account_name: string }
export type StoredLine = Selectable<StatementLines> & { postings: string[] }

/** A statement that the scope may see, with the name of its agency. */
export function findStatement(db: Db | Tx, scope: Scope, id: string): Promise<StoredStatement | undefined> {
  return scopedRows(db, scope)
    .statements()
    .innerJoin('accounts', 'accounts.id', 'statements.account_id')
    .selectAll('statements')
    .select('accounts.name as account_name')
    .where('statements.id', '=', id)
    .executeTakeFirst()
}

/** The same with its account locked, which each change of a statement does first. Throws `not_found` (404). */
export async function lockStatement(tx: Tx, { scope }: Call<Person>, id: string): Promise<StoredStatement> {
  const found = await findStatement(tx, scope, id)
  if (!found) throw new Problem('not_found')
  await lockAgency(tx, found.account_id)
  const stored = await findStatement(tx, scope, id)
  if (!stored) throw new Problem('not_found')
  return stored
}

/** The lines of a statement, in their order, with the rows that each bills. */
export async function findLines(db: Db | Tx, scope: Scope, statement: string): Promise<StoredLine[]> {
  const rows = scopedRows(db, scope)
  const lines = await rows
    .statementLines()
    .selectAll()
    .where('statement_id', '=', statement)
    .orderBy('position')
    .execute()
  const postings = await rows
    .statementPostings()
    .select(['line_id', 'posting_id'])
    .where('statement_id', '=', statement)
    .orderBy('posting_id')
    .execute()
  const of = Map.groupBy(postings, ({ line_id }) => line_id)
  return lines.map((line) => ({
    ...line,
    postings: (of.get(line.id) ?? []).map(({ posting_id }) => posting_id),
  }))
}

/** Identifies what lines say and bill, and which of them are left out. */
export function hashOf(lines: readonly (LineContent & { is_left_out: boolean })[]): string {
  const said = lines.map((line) => [
    [line.key, line.kind, line.day, line.gross, line.commission, line.net, line.percent],
    [line.order_id, line.entry_id, line.order_number, line.reference, line.customer, line.tour, line.people],
    [line.note, line.is_left_out, line.postings],
  ])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** The sum of the lines that aren't left out. */
export function totalOf(lines: readonly Pick<StoredLine, 'net' | 'is_left_out'>[]): number {
  return lines.reduce((sum, { net, is_left_out }) => (is_left_out ? sum : sum + net), 0)
}

/** New lines with what's left out of the old ones. */
export function leftOutAsBefore<Line extends LineContent>(
  lines: readonly Line[],
  before: readonly Pick<StoredLine, 'key' | 'is_left_out'>[],
): (Line & { is_left_out: boolean })[] {
  const leftOut = new Set(before.filter(({ is_left_out }) => is_left_out).map(({ key }) => key))
  return lines.map((line) => ({ ...line, is_left_out: leftOut.has(line.key) }))
}

/** Replaces the lines of a draft whose account is locked. Lines that stay keep their ids. */
export async function writeLines(
  tx: Tx,
  { scope, now }: Call<Person>,
  draft: Pick<StoredStatement, 'id' | 'updated_at'>,
  lines: readonly (LineContent & { is_left_out: boolean })[],
  before: readonly Pick<StoredLine, 'id' | 'key'>[],
): Promise<void> {
  await deleteLines(tx, scope, draft.id)
  const ids = new Map(before.map(({ key, id }) => [key, id]))
  const written = lines.map((line, position) => ({ ...line, id: ids.get(line.key) ?? newId(), position }))
  for (let from = 0; from < written.length; from += mostAtOnce) {
    const some = written.slice(from, from + mostAtOnce)
    const rows = some.map(({ postings: _, ...line }) => ({ ...line, statement_id: draft.id }))
    await insertRows(tx, scope, 'statement_lines', rows).execute()
    const billed = some.flatMap(({ id, postings, is_left_out }) =>
      postings.map((posting) => ({
        statement_id: draft.id,
        line_id: id,
        posting_id: posting,
        is_billed: !is_left_out,
      })),
    )
    await insertRows(tx, scope, 'statement_postings', billed).execute()
  }
  await changeRows(tx, scope, 'statements')
    .set({ total: totalOf(lines), updated_at: nextVersion(draft.updated_at, now) })
    .where('id', '=', draft.id)
    .execute()
}

/** Deletes the lines of a draft. */
export async function deleteLines(tx: Tx, scope: Scope, draft: string): Promise<void> {
  await deleteRows(tx, scope, 'statement_postings').where('statement_id', '=', draft).execute()
  await deleteRows(tx, scope, 'statement_lines').where('statement_id', '=', draft).execute()
}

/** Keeps a statement below PostgreSQL's limit of 65,535 values. */
const mostAtOnce = 500
