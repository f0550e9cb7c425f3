import type { ReceivedSums } from '@tourdesk/contract/payments/received'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import type { Scope } from '../../kernel/scope.ts'
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

/**
 * Money received by the day it changed hands, by method and by the currency received: payments less refunds
 * and what was reversed. Days and methods without any are left out; those that add up to 0 aren't.
 */
export async function sumReceived(
  { db, scope }: { db: Db | Tx; scope: Scope },
  filter: ReceivedFilter,
): Promise<ReceivedSums['data']> {
  const { values, shape } = questionOf(filter)
  const rows = await ask(db, sumsOfMoney(scope, values, shape))
  return rows.map(({ amount, ...row }) => ({ ...row, amount: toDollars(amount) }))
}

const sumsOfMoney = scopedQuestion((rows, values: ReceivedValues, shape) =>
  receivedMoney(rows, values, shape)
    .select([
      'ledger_entries.day',
      movedBy.as('method'),
      movedCurrency.as('currency'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(${movedAmount})`.as('amount'),
    ])
    .groupBy(['ledger_entries.day', movedBy, movedCurrency])
    .orderBy('ledger_entries.day')
    .orderBy(movedBy)
    .orderBy(movedCurrency),
)
