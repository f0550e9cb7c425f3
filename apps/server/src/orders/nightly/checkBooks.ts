import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { checkCards } from './checkCards.ts'
import { checkLedgers } from './checkLedgers.ts'

export const checkBooksJob = jobKind<object>('checkBooks', 5)

/**
 * Every night: compares each order with its ledger, and card payments with their provider (LEDG-27). Differences become
 * lines and change nothing else. Rejects with {@link CardProviderError} if the provider gives no usable answer; the
 * orders are compared by then.
 */
export async function checkBooks(
  product: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider | null,
): Promise<void> {
  await checkLedgers(product)
  if (cards) await checkCards(product, cards)
}
