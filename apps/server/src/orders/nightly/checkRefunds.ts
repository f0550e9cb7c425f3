import { dayIn } from '@tourdesk/domain/calendar'
import { paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { CardProvider, CardTransaction } from '../../outside/cards/cardProvider.ts'
import { type FoundRefund, keepRefundLines } from '../../payments/keepRefundLines.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { refundOf } from '../cards/refundReference.ts'

/**
 * Looks for refunds that were made on the provider's own page: those in its report from `since` on that our
 * books don't know. Rejects with {@link CardProviderError}.
 */
export async function checkRefunds(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider,
  since: Date,
): Promise<void> {
  const refunds = await cards.refundsSince(since)
  const now = clock.now()
  await withoutEvent({ db }, async (tx) => {
    const found: FoundRefund[] = []
    for (const refund of refunds) {
      const ours = await findOurs(tx, refund)
      // Skips other currencies, since an order's amounts are in one of ours.
      if (ours.isKnown || refund.currency === null) continue
      const { number, amount, currency, authorization } = refund
      found.push({
        number,
        orderId: ours.orderId,
        amount,
        currency,
        authorization,
        day: refund.day ?? dayIn(now),
      })
    }
    await keepRefundLines(tx, found, now)
  })
}

/**
 * Checks if our books or a line have a refund; if not, finds the order that it's for, as far as the report
 * says.
 */
async function findOurs(
  tx: Tx,
  { number, reference, refunds }: CardTransaction,
): Promise<{ isKnown: true } | { isKnown: false; orderId: string | null }> {
  const rows = scopedRows(tx, everyOrder)
  const byNumber = (transaction: string) =>
    rows
      .payments()
      .select('order_id')
      .where('provider', '=', paymentProvider)
      .where('transaction_number', '=', transaction)
      .executeTakeFirst()
  const line = rows.mismatches().select('id').where('transaction_number', '=', number).executeTakeFirst()
  if ((await byNumber(number)) ?? (await line)) return { isKnown: true }
  const id = refundOf(reference)
  const ours =
    id === null
      ? undefined
      : await rows
          .payments()
          .select(['order_id', 'status', 'refused_at'])
          .where('id', '=', id)
          .executeTakeFirst()
  // Under way: the job that sent it records it.
  if (ours?.status === 'pending' && ours.refused_at === null) return { isKnown: true }
  const paid = refunds === null ? undefined : await byNumber(refunds)
  const attempt =
    reference === null
      ? undefined
      : await rows.cardAttempts().select('order_id').where('reference', '=', reference).executeTakeFirst()
  return { isKnown: false, orderId: (ours ?? paid ?? attempt)?.order_id ?? null }
}
