import { paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import type { CardTransaction } from '../outside/cards/cardProvider.ts'
import { changeRows } from '../schema/orderTables.ts'

/** Keeps the day of a recorded transaction in its provider's report, which may not be the day we learned of it. */
export async function keepTransactionDay(
  tx: Tx,
  scope: Scope,
  { number, day }: Pick<CardTransaction, 'number' | 'day'>,
): Promise<void> {
  if (day === null) return
  await changeRows(tx, scope, 'payments')
    .set({ transaction_day: day })
    .where('provider', '=', paymentProvider)
    .where('transaction_number', '=', number)
    .execute()
}
