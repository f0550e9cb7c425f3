import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { checkCards } from './checkCards.ts'
import { checkLedgers } from './checkLedgers.ts'

export const checkBooksJob = jobKind<object>('checkBooks', 5)

/**
 * Every night: compares each order with its ledger, and card payments with their provider. Lists the
 * differences and changes nothing else. Rejects with {@link CardProviderError} if the provider gives no
 * usable answer; by then the orders have been compared.
 */
export async function checkBooks(
  product: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider | null,
): Promise<void> {
  await checkLedgers(product)
  if (cards) await checkCards(product, cards)
}
