import { deskSettings } from './embedded/paymentDesk/deskSettings.ts'
import type { Product } from './kernel/product.ts'
import type { CardProvider } from './outside/cards/cardProvider.ts'
import { tranzila } from './outside/cards/tranzila/tranzila.ts'

/** Who takes card payments: the configured terminal, or the test desk without one; production has no test desk. */
export function cardProviderOf(product: Product): CardProvider | null {
  const { env, clock } = product
  const { tranzila: keys } = env
  if (keys) return tranzila(() => keys, clock, false)
  return env.production ? null : tranzila(() => deskSettings(product), clock, true)
}
