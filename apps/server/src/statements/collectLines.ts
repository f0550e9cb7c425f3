import { type DraftLine, draftLines } from '@tourdesk/domain/statements/draftLines'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { StatementLines, Statements } from '../schema/statements.ts'
import { findUnbilled, type UnbilledRow } from './unbilled.ts'

/** A draft, as far as its lines depend on it. */
export type DraftOf = Pick<
  Selectable<Statements>,
  'id' | 'account_id' | 'currency' | 'from_day' | 'to_day' | 'basis' | 'include_older' | 'added'
>

/** What a line says, and the rows of the account that it bills. */
export type LineContent = Omit<
  Selectable<StatementLines>,
  'id' | 'statement_id' | 'position' | 'is_left_out'
> & {
  postings: string[]
}

/** What a draft bills now. */
export async function collectLines(tx: Db | Tx, draft: DraftOf): Promise<LineContent[]> {
  const { id, account_id: account, currency } = draft
  const rows = await findUnbilled(tx, { account, currency, draft: id })
  const lines = draftLines(
    rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      amount: row.amount,
      percent: row.percent,
      day: row.day,
      reverses: row.reverses_id,
      tour: tourOf(row),
    })),
    {
      from: draft.from_day,
      to: draft.to_day,
      basis: draft.basis,
      includeOlder: draft.include_older,
      added: new Set(draft.added),
    },
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const known = await knownElsewhere(tx, draft, rows)
  return lines.map((line) => {
    const row = rowOf.get(line.postings[0] ?? '')
    if (!row) throw new Error('A line has a row of the account')
    const facts =
      row.entry_id !== null && row.order_account !== account ? known.get(row.entry_id) : factsOf(row, draft)
    return { ...contentOf(line), ...(facts ?? nobody) }
  })
}

function tourOf({ entry_id, order_number, added_on, tour_date, completed_on, is_billed }: UnbilledRow) {
  if (entry_id === null || order_number === null || added_on === null || tour_date === null) return null
  return {
    entry: entry_id,
    orderNumber: order_number,
    bookedOn: added_on,
    travelsOn: tour_date,
    completedOn: completed_on,
    isBilled: is_billed,
  }
}

function contentOf({ key, kind, entry, day, gross, commission, net, percent, postings }: DraftLine) {
  return { key, kind, entry_id: entry, day, gross, commission, net, percent, postings: postings.toSorted() }
}

/** The texts of a line. */
type Facts = Pick<
  LineContent,
  'order_id' | 'order_number' | 'reference' | 'customer' | 'tour' | 'people' | 'note'
>

/** The agency reads why an adjustment was added to a statement, but no note of its account. */
function factsOf(row: UnbilledRow, { added }: DraftOf): Facts {
  return {
    order_id: row.order_id,
    order_number: row.order_number,
    reference: row.ref_order_number ?? '',
    customer: row.customer ?? '',
    tour: row.tour_name ?? '',
    people: row.head_count ?? 0,
    note: row.entry_id !== null ? '' : added.includes(row.id) ? row.note : row.reference,
  }
}

const nobody: Facts = {
  order_id: null,
  order_number: null,
  reference: '',
  customer: '',
  tour: '',
  people: 0,
  note: '',
}

/**
 * What the agency was last billed for tours that belong to another one now: it may not read what's stored of
 * them since.
 */
async function knownElsewhere(
  tx: Db | Tx,
  { account_id, id }: DraftOf,
  rows: readonly UnbilledRow[],
): Promise<Map<string, Facts>> {
  const gone = rows.flatMap(({ entry_id, order_account }) =>
    entry_id !== null && order_account !== account_id ? [entry_id] : [],
  )
  if (gone.length === 0) return new Map()
  const lines = await scopedRows(tx, everyOrder)
    .statementLines()
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .select(['entry_id', 'order_number', 'reference', 'customer', 'tour', 'people'])
    .where('entry_id', 'in', gone)
    .where('statements.account_id', '=', account_id)
    .where('statements.id', '!=', id)
    .orderBy('statements.created_at')
    .execute()
  return new Map(
    lines.flatMap(({ entry_id, ...facts }) =>
      entry_id === null ? [] : [[entry_id, { ...facts, order_id: null, note: '' }] as const],
    ),
  )
}
