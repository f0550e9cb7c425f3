import type { DueSums } from '@tourdesk/contract/payments/duePayment'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'
import { type DueFilter, type DueValues, dueCharges, questionOf } from './dueCharges.ts'

/** The most charges that are summed, as in Operations. */
const mostSummed = 20_000

/** What all charges of a list add up to, by currency. With more charges than `most` there are no sums. */
export async function sumDuePayments(
  { db, scope, now }: Pick<Call, 'db' | 'scope' | 'now'>,
  filter: DueFilter,
  most = mostSummed,
): Promise<DueSums> {
  const { values, shape } = questionOf(filter, dayIn(now))
  const rows = await ask(db, sumsOfCharges(scope, { ...values, most: most + 1 }, shape))
  const charges = rows.reduce((sum, row) => sum + row.charges, 0)
  if (charges > most) return { charges: most, isOver: true, most, money: [] }
  const money = currencies.flatMap((currency) => {
    const sums = rows.find((row) => row.currency === currency)
    return sums ? [{ currency, charges: sums.charges, amount: toDollars(sums.amount) }] : []
  })
  return { charges, isOver: false, most, money }
}

/** Reads no more charges than asked for. */
const sumsOfCharges = scopedQuestion((rows, values: DueValues & { most: number }, shape) =>
  rows.db
    .with('found', () =>
      dueCharges(rows, values, shape).select(['payments.currency', 'payments.amount']).limit(values.most),
    )
    .selectFrom('found')
    .select(['currency', sql<number>`count(*)`.as('charges'), sql<number>`sum(amount)`.as('amount')])
    .groupBy('currency'),
)
