import type { ReceivedQuery } from '@tourdesk/contract/lists'
import type { PaymentMethod } from '@tourdesk/domain/payments/vocabulary'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { sql } from 'kysely'
import { hasOrderText, soughtOrders } from '../../entries/searchedOrders.ts'
import { isGiven } from '../../kernel/isGiven.ts'
import type { SoughtValues } from '../../kernel/soughtText.ts'
import type { ScopedRows } from '../../schema/orderTables.ts'

/** What decides which money there is; days are those on which it changed hands, both included. */
export type ReceivedFilter = Omit<ReceivedQuery, 'page' | 'limit'>

/** The values that a question about received money compares with. */
export type ReceivedValues = Required<{
  [K in keyof Omit<ReceivedFilter, 'search'>]: NonNullable<ReceivedFilter[K]>
}> &
  SoughtValues

/** The values of a question about received money, and its part of the query's shape. */
export function questionOf({ search, ...others }: ReceivedFilter) {
  const sought = search ? soughtOrders(search) : null
  const asked: ReceivedFilter = { search, ...others }
  const given = Object.keys(filters).filter((name) => isGiven(asked[name as keyof ReceivedFilter]))
  return {
    values: { ...others, ...sought?.values } as ReceivedValues,
    shape: [...given, ...(sought?.shape ?? [])],
  }
}

/** What a row moved money as; a reversal counts against what it reverses. */
export const movedAs = sql<'payment' | 'refund'>`coalesce(reversed.kind, ledger_entries.kind)`

/** How a row's money was received; a reversal's is that of the row it reverses. */
export const movedBy = sql<PaymentMethod>`coalesce(ledger_entries.method, reversed.method)`

/** The currency in which a row's money was received, which may not be its order's. */
export const movedCurrency = sql<Currency>`coalesce(
  ledger_entries.received_currency, reversed.received_currency, ledger_entries.currency
)`

/** The cents of that currency that came in with a row: below 0 if they went back. */
export const movedAmount = sql<number>`coalesce(
  ledger_entries.received_amount, -reversed.received_amount, -ledger_entries.amount
)`

type Condition = (values: ReceivedValues, shape: ReadonlySet<string>) => ReturnType<typeof sql<boolean>>

const filters: { [K in keyof ReceivedFilter]-?: Condition } = {
  search: (values, shape) => hasOrderText(values, shape),
  agencies: ({ agencies }) => sql`orders.account_id = any(${agencies})`,
  currency: ({ currency }) => sql`${movedCurrency} = any(${currency})`,
  method: ({ method }) => sql`${movedBy} = any(${method})`,
  startDate: ({ startDate }) => sql`ledger_entries.day >= ${startDate}`,
  endDate: ({ endDate }) => sql`ledger_entries.day <= ${endDate}`,
}

/**
 * The rows of ledgers that moved money, with their orders: payments, refunds, and what reverses one of them.
 * Store credit isn't among them, since no money moves with it.
 */
export function movedMoney(rows: ScopedRows) {
  return rows
    .ledger()
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .leftJoin('ledger_entries as reversed', 'reversed.id', 'ledger_entries.reverses_id')
    .where('ledger_entries.kind', 'in', sql<'payment'>`('payment', 'refund', 'reversal')`)
    .where(sql<boolean>`${movedAs} in ('payment', 'refund')`)
}

/** The money that moved, narrowed down. */
export function receivedMoney(rows: ScopedRows, values: ReceivedValues, shape: ReadonlySet<string>) {
  return Object.entries(filters).reduce(
    (some, [name, condition]) => (shape.has(name) ? some.where(condition(values, shape)) : some),
    movedMoney(rows),
  )
}
