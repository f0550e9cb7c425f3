import type { ReceivedQuery } from '@tourdesk/contract/lists'
import type { ReceivedMoney } from '@tourdesk/contract/payments/received'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { ask, askTogether } from '../../kernel/question.ts'
import { nameOfUser } from '../../schema/nameOfUser.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'
import {
  movedAmount,
  movedBy,
  movedCurrency,
  questionOf,
  type ReceivedFilter,
  type ReceivedValues,
  receivedMoney,
} from './receivedMoney.ts'

type Reading = Pick<Call, 'db' | 'scope'>

/** One page of the received money, newest day first. */
export async function findReceived(
  { db, scope }: Reading,
  { page, limit, ...filter }: ReceivedQuery,
): Promise<{ data: ReceivedMoney[]; total: number; page: number; limit: number }> {
  const { values, shape } = questionOf(filter)
  const range = { ...values, limit, offset: (page - 1) * limit }
  const { rows, counted } = await askTogether<{
    rows: ReceivedRow[]
    counted: { total: number }[]
  }>(db, { rows: pageOfMoney(scope, range, shape), counted: numberOfRows(scope, values, shape) })
  return { data: rows.map(presentReceived), total: counted[0]?.total ?? 0, page, limit }
}

/** The ids of all matches in the list's order, at most as many as asked for. */
export async function findReceivedIds(
  { db, scope }: Reading,
  filter: ReceivedFilter,
  most: number,
): Promise<string[]> {
  const { values, shape } = questionOf(filter)
  return (await ask(db, idsOfMoney(scope, { ...values, limit: most }, shape))).map(({ id }) => id)
}

/** Received money in the order of its ids. */
export async function receivedById({ db, scope }: Reading, ids: string[]): Promise<ReceivedMoney[]> {
  const rows = await ask(db, moneyById(scope, { ids }))
  const found = new Map(rows.map((row) => [row.id, presentReceived(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const pageOfMoney = scopedQuestion(
  (rows, values: ReceivedValues & { limit: number; offset: number }, shape) =>
    shown(receivedMoney(rows, values, shape))
      .orderBy('ledger_entries.day', 'desc')
      .orderBy('ledger_entries.id', 'desc')
      .limit(values.limit)
      .offset(values.offset),
)

const numberOfRows = scopedQuestion((rows, values: ReceivedValues, shape) =>
  receivedMoney(rows, values, shape).select((eb) => eb.fn.countAll<number>().as('total')),
)

const idsOfMoney = scopedQuestion((rows, values: ReceivedValues & { limit: number }, shape) =>
  receivedMoney(rows, values, shape)
    .select('ledger_entries.id')
    .orderBy('ledger_entries.day', 'desc')
    .orderBy('ledger_entries.id', 'desc')
    .limit(values.limit),
)

const moneyById = scopedQuestion((rows, { ids }: { ids: string[] }) =>
  shown(receivedMoney(rows, {} as ReceivedValues, new Set())).where((eb) =>
    eb('ledger_entries.id', '=', eb.fn.any(eb.val(ids))),
  ),
)

function shown(money: ReturnType<typeof receivedMoney>) {
  return money
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('users', 'users.id', 'ledger_entries.created_by')
    .select([
      'ledger_entries.id',
      'ledger_entries.order_id',
      'ledger_entries.day',
      'ledger_entries.kind',
      'orders.order_number',
      'orders.first_name as customer_first_name',
      'orders.last_name as customer_last_name',
      'accounts.name as agency_name',
      movedBy.as('method'),
      movedCurrency.as('currency'),
      movedAmount.as('amount'),
      sql<string>`coalesce(nullif(ledger_entries.reference, ''), reversed.reference, '')`.as('reference'),
      nameOfUser().as('author'),
    ])
}

type ReceivedRow = ReturnType<ReturnType<typeof pageOfMoney>['read']>[number]

function presentReceived(row: ReceivedRow): ReceivedMoney {
  return {
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customer: `${row.customer_first_name} ${row.customer_last_name}`.trim(),
    agency: row.agency_name,
    day: row.day,
    kind: row.kind as ReceivedMoney['kind'],
    method: row.method,
    amount: toDollars(row.amount),
    currency: row.currency,
    reference: row.reference,
    by: row.author,
  }
}
