import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { findAttemptByKey } from '../../payments/cardAttempts.ts'
import { type CardOutcome, recordCard } from './recordCard.ts'

/**
 * Takes a notification, which anyone could have sent: reads only its transaction's number, and gets
 * everything else from the provider. Returns `unknown` if the address belongs to no attempt, `missing` if the
 * provider doesn't know the transaction, or not yet. Rejects with {@link CardProviderError} if the provider
 * gives no usable answer.
 */
export async function takeNotice(
  product: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider,
  noticeKey: string,
  notice: Record<string, string>,
): Promise<CardOutcome | 'unknown' | 'missing'> {
  const attempt = await findAttemptByKey(product.db, everyOrder, noticeKey)
  if (!attempt) return 'unknown'
  const number = cards.numberIn(notice)
  const transaction = number === null ? null : await cards.find(number)
  return transaction ? recordCard(product, attempt, transaction) : 'missing'
}
