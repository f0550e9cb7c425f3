import type { DuePaymentsQuery } from '@tourdesk/contract/lists'
import type { DuePayment } from '@tourdesk/contract/payments/duePayment'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { type ScopedRows, scopedQuestion } from '../../schema/orderTables.ts'
import { dueOn, isAsked } from '../dueOn.ts'
import type { paymentLinks } from '../paymentLinks.ts'
import { type DueFilter, type DueValues, dueCharges, questionOf } from './dueCharges.ts'
import type { FindReminders } from './findReminders.ts'

type Sort = DuePaymentsQuery['sort']

/** What a page or a file of charges is read with. */
export interface Reading {
  linksOf: ReturnType<typeof paymentLinks>
  findReminders: FindReminders
}

/** One page of the unpaid charges, earliest due day first, with the number of all matches. */
export async function findDuePayments(
  call: Call,
  { page, limit, sort, ...filter }: DueFilter & Pick<DuePaymentsQuery, 'page' | 'limit' | 'sort'>,
  reading: Reading,
) {
  const { values, shape } = questionOf(filter, dayIn(call.now))
  const range = { ...values, limit, offset: (page - 1) * limit }
  const keys = await ask(call.db, pageOfCharges(call.scope, range, [...shape, directionOf(sort)]))
  const total =
    keys[0]?.total ??
    (page === 1 ? 0 : ((await ask(call.db, numberOfCharges(call.scope, values, shape)))[0]?.total ?? 0))
  const data = await duePaymentsById(
    call,
    keys.map(({ id }) => id),
    reading,
  )
  return { data, total, page, limit }
}

/** The ids of all matches in the list's order, at most as many as asked for. */
export async function findDueIds(
  { db, scope, now }: Pick<Call, 'db' | 'scope' | 'now'>,
  { sort, ...filter }: DueFilter & { sort: Sort },
  most: number,
): Promise<string[]> {
  const { values, shape } = questionOf(filter, dayIn(now))
  const question = pageOfCharges(scope, { ...values, limit: most, offset: 0 }, [...shape, directionOf(sort)])
  return (await ask(db, question)).map(({ id }) => id)
}

/**
 * Unpaid charges in the order of their ids. Leaves out those that the caller may not see, and those that
 * aren't open.
 */
export async function duePaymentsById(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  ids: string[],
  { linksOf, findReminders }: Reading,
): Promise<DuePayment[]> {
  const rows = ids.length > 0 ? await ask(db, chargesById(scope, { ids })) : []
  const reminders = await findReminders(
    db,
    rows.map((row) => ({ _id: row.id, order: row.order_id, instalment: row.instalment, dueOn: row.due_on })),
  )
  const found = new Map(
    rows.map((row) => [
      row.id,
      { ...presentDue(row), ...linksOf(row), reminded: reminders.get(row.id) ?? null },
    ]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

type Direction = 'latestFirst' | 'earliestFirst'

function directionOf(sort: Sort): Direction {
  return sort === '-dueOn' || sort === 'daysLate' ? 'latestFirst' : 'earliestFirst'
}

const pageOfCharges = scopedQuestion(
  (rows, values: DueValues & { limit: number; offset: number }, shape: ReadonlySet<string>) => {
    const direction = shape.has('latestFirst') ? 'desc' : 'asc'
    return rows.db
      .with(
        (name) => name('charges').materialized(),
        () => dueCharges(rows, values, shape).select(['payments.id', dueOn.as('due_on')]),
      )
      .selectFrom('charges')
      .select((eb) => ['id', eb.selectFrom('charges').select(eb.fn.countAll<number>().as('n')).as('total')])
      .orderBy('due_on', direction)
      .orderBy('id', direction)
      .limit(values.limit)
      .offset(values.offset)
  },
)

/** Counts the matches for a page past the end, which has no row with the total. */
const numberOfCharges = scopedQuestion((rows, values: DueValues, shape) =>
  dueCharges(rows, values, shape).select((eb) => eb.fn.countAll<number>().as('total')),
)

const chargesById = scopedQuestion((rows, { ids }: { ids: string[] }) => charges(rows, ids))

function charges(rows: ScopedRows, ids: string[]) {
  return rows
    .payments()
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
      dueOn.as('due_on'),
    ])
    .where((eb) => eb('payments.id', '=', eb.fn.any(eb.val(ids))))
    .where(isAsked)
}

type DueRow = ReturnType<ReturnType<typeof chargesById>['read']>[number]

function presentDue(row: DueRow): Omit<DuePayment, 'paymentUrl' | 'paymentUrl2' | 'reminded'> {
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
