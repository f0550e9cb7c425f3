import { cardMismatch } from '@tourdesk/domain/payments/cardMismatch'
import { paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import { sql } from 'kysely'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { keepMismatches } from '../../payments/keepMismatches.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { checkRefunds } from './checkRefunds.ts'

/** A payment is compared for this many nights, and after that for as long as it differs. */
const nights = 7
const msPerDay = 86_400_000

/**
 * Compares the card payments of the last week, and those that differed before, with the provider's report,
 * and looks there for refunds of that week that weren't made here. Payments of an earlier terminal can't be
 * looked up. Rejects with {@link CardProviderError}.
 */
export async function checkCards(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider,
): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - nights * msPerDay)
  for (const payment of await paymentsToCheck(db, since)) {
    const { id, order_id: orderId, transaction_number: number, currency } = payment
    if (number === null || !cards.keeps(number)) continue
    const isPaid = payment.status === 'paid'
    const mismatch = isPaid ? cardMismatch(payment, await cards.find(number)) : null
    const found = mismatch ? [{ ...mismatch, orderId, paymentId: id, statementId: null, currency }] : []
    await withoutEvent({ db }, (tx) => keepMismatches(tx, { payments: [id] }, found, now))
  }
  await checkRefunds({ db, clock }, cards, since)
}

async function paymentsToCheck(db: Db, since: Date) {
  const rows = scopedRows(db, everyOrder)
  const open = await rows.mismatches().select('payment_id').where('settled_at', 'is', null).execute()
  const differing = open.flatMap(({ payment_id }) => payment_id ?? [])
  return rows
    .payments()
    .selectAll()
    .where(
      sql<boolean>`(provider = ${paymentProvider} and status = 'paid' and settled_at >= ${since}
        or id = any(${differing}))`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
