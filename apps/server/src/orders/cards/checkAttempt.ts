import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import type { CardAttempt } from '../../payments/cardAttempts.ts'
import { recordCard } from './recordCard.ts'

/** Asks for an attempt's transactions, in case its notification was lost; `round` counts how often. */
export const checkAttemptJob = jobKind<{ attemptId: string; round: number }>('checkAttempt', 6)

/**
 * Asks the provider for the transactions of an attempt and records them. Rejects with
 * {@link CardProviderError} if it gives no usable answer.
 */
export async function checkAttempt(
  product: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider,
  attempt: CardAttempt,
): Promise<void> {
  const transactions = await cards.findByReference(attempt.reference, attempt.created_at)
  for (const transaction of transactions) await recordCard(product, attempt, transaction)
}
