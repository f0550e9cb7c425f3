import type { DuePaymentsQuery } from '@tourdesk/contract/lists'
import type { DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { hasOrderText, soughtOrders } from '../../entries/searchedOrders.ts'
import { isGiven } from '../../kernel/isGiven.ts'
import type { SoughtValues } from '../../kernel/soughtText.ts'
import type { ScopedRows } from '../../schema/orderTables.ts'
import { dueOn, isAsked, mayBeDueFrom } from '../dueOn.ts'

type Filter = Omit<DuePaymentsQuery, 'page' | 'limit' | 'sort'>

/** What decides which charges there are. */
export type DueFilter = Filter & { list: DuePaymentList }

/** The values that a question about charges compares with. */
export type DueValues = Required<{ [K in keyof Omit<Filter, 'search'>]: NonNullable<Filter[K]> }> & {
  today: Day
} & SoughtValues

/** The values of a question about charges, and its part of the query's shape. */
export function questionOf({ list, search, ...others }: DueFilter, today: Day) {
  const sought = search ? soughtOrders(search) : null
  const asked: Filter = { search, ...others }
  const given = Object.keys(filters).filter((name) => isGiven(asked[name as keyof Filter]))
  return {
    values: { ...others, ...sought?.values, today } as DueValues,
    shape: [list, ...given, ...(sought?.shape ?? [])],
  }
}

type Condition = (values: DueValues, shape: ReadonlySet<string>) => ReturnType<typeof sql<boolean>>

const filters: { [K in keyof Filter]-?: Condition } = {
  search: (values, shape) => hasOrderText(values, shape),
  agencies: ({ agencies }) => sql`orders.account_id = any(${agencies})`,
  currency: ({ currency }) => sql`payments.currency = any(${currency})`,
  startDate: ({ startDate }) => sql`${dueOn} >= ${startDate}`,
  endDate: ({ endDate }) => sql`${dueOn} <= ${endDate}`,
}

/**
 * Charges that customers pay; agencies settle their own payments with us. Pending charges are few among all
 * orders, so each looks up its own order: a join would read all of them.
 */
export function dueCharges(rows: ScopedRows, values: DueValues, shape: ReadonlySet<string>) {
  const order = rows
    .orders()
    .select(['orders.status', 'orders.instalments', 'orders.search_text', 'orders.account_id'])
    .where('orders.id', '=', sql.ref<string>('payments.order_id'))
    .limit(1)
  const charges = rows
    .payments()
    .innerJoinLateral(order.as('orders'), (join) => join.onTrue())
    .where(isAsked)
    .where('orders.status', '!=', 'canceled')
    .where(shape.has('due') ? mayBeDueFrom(values.today) : sql<boolean>`true`)
    .where(
      shape.has('due') ? sql<boolean>`${dueOn} >= ${values.today}` : sql<boolean>`${dueOn} < ${values.today}`,
    )
  return Object.entries(filters).reduce(
    (some, [name, condition]) => (shape.has(name) ? some.where(condition(values, shape)) : some),
    charges,
  )
}
