import type { DuePaymentsQuery } from '@tourdesk/contract/lists'
import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import { hasOrderText, soughtOrders } from '../entries/searchedOrders.ts'
import type { Call } from '../kernel/call.ts'
import { isGiven } from '../kernel/isGiven.ts'
import { ask } from '../kernel/question.ts'
import type { SoughtValues } from '../kernel/soughtText.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { dueOn, isAsked, mayBeDueFrom } from './dueOn.ts'
import type { paymentLinks } from './paymentLinks.ts'

type Filter = Omit<DuePaymentsQuery, 'page' | 'limit'>

/** One page of the unpaid charges, earliest due day first, with the number of all matches. */
export async function findDuePayments(
  { db, scope, now }: Call,
  { list, page, limit, ...filter }: DuePaymentsQuery & { list: DuePaymentList },
  linksOf: ReturnType<typeof paymentLinks>,
) {
  const { search, ...others } = filter
  const sought = search ? soughtOrders(search) : null
  const given = Object.keys(filters).filter((name) => isGiven(filter[name as keyof Filter]))
  const shape = [list, ...given, ...(sought?.shape ?? [])]
  const values = {
    ...others,
    ...sought?.values,
    today: dayIn(now),
    limit,
    offset: (page - 1) * limit,
  } as PageValues
  const rows = await ask(db, pageOfCharges(scope, values, shape))
  const total =
    rows[0]?.total ??
    (page === 1 ? 0 : ((await ask(db, numberOfCharges(scope, values, shape)))[0]?.total ?? 0))
  return { data: rows.map((row) => ({ ...presentDue(row), ...linksOf(row) })), total, page, limit }
}

type Values = Required<{ [K in keyof Omit<Filter, 'search'>]: NonNullable<Filter[K]> }> & {
  today: Day
} & SoughtValues
type PageValues = Values & { limit: number; offset: number }

const pageOfCharges = scopedQuestion((rows, values: PageValues, shape) =>
  rows.db
    .with(
      (name) => name('charges').materialized(),
      () => filtered(rows, values, shape).select(['payments.id', dueOn.as('due_on')]),
    )
    .with('page', (before) =>
      before
        .selectFrom('charges')
        .selectAll()
        .orderBy('due_on')
        .orderBy('id')
        .limit(values.limit)
        .offset(values.offset),
    )
    .selectFrom('page')
    .innerJoin(rows.payments().selectAll('payments').as('payments'), 'payments.id', 'page.id')
    .innerJoin(rows.orders().selectAll('orders').as('orders'), 'orders.id', 'payments.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select([
      'payments.id',
      'payments.order_id',
      'payments.amount',
      'payments.currency',
      'payments.status',
      'payments.link_token',
      'payments.instalment',
      'orders.order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.mobile_phone',
      'orders.first_tour_date',
      'accounts.name as agency_name',
      'page.due_on',
      sql<number>`(select count(*) from charges)`.as('total'),
    ])
    .orderBy('page.due_on')
    .orderBy('page.id'),
)

/** Counts the matches for a page past the end, which has no row with the total. */
const numberOfCharges = scopedQuestion((rows, values: Values, shape) =>
  filtered(rows, values, shape).select((eb) => eb.fn.countAll<number>().as('total')),
)

type Condition = (values: Values, shape: ReadonlySet<string>) => ReturnType<typeof sql<boolean>>

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
function filtered(rows: ScopedRows, values: Values, shape: ReadonlySet<string>) {
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

type DueRow = ReturnType<ReturnType<typeof pageOfCharges>['read']>[number]

function presentDue(row: DueRow): Omit<DuePayment, 'paymentUrl' | 'paymentUrl2'> {
  return {
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    mobilePhone: row.mobile_phone,
    agency: row.agency_name,
    firstTourDate: row.first_tour_date,
    dueOn: row.due_on,
    instalment: row.instalment,
    amount: toDollars(row.amount),
    currency: row.currency,
  }
}
