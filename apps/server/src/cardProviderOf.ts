import { deskSettings } from './embedded/paymentDesk/deskSettings.ts'
import type { Product } from './kernel/product.ts'
import type { CardProvider } from './outside/cards/cardProvider.ts'
import { takesCards } from './outside/cards/takesCards.ts'
import { tranzila } from './outside/cards/tranzila/tranzila.ts'

/** The card provider: the configured terminal, or else the test desk, which production doesn't have. */
export function cardProviderOf(product: Product): CardProvider | null {
  const { env, clock } = product
  const { tranzila: keys } = env
  if (!takesCards(env)) return null
  return keys ? tranzila(() => keys, clock, false) : tranzila(() => deskSettings(product), clock, true)
}
