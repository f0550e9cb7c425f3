import { deskSettings } from './embedded/paymentDesk/deskSettings.ts'
import type { Product } from './kernel/product.ts'
import type { CardProvider } from './outside/cards/cardProvider.ts'
import { takesCards } from './outside/cards/takesCards.ts'
import { tranzila } from './outside/cards/tranzila/tranzila.ts'

/** Who takes card payments: the configured terminal, or the test desk without one; production has no test desk. */
export function cardProviderOf(product: Product): CardProvider | null {
  const { env, clock } = product
  const { tranzila: keys } = env
  if (!takesCards(env)) return null
  return keys ? tranzila(() => keys, clock, false) : tranzila(() => deskSettings(product), clock, true)
}
