import type { rates } from '@tourdesk/contract/pricing/rates'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { bankOfIsrael } from '../../outside/rates/bankOfIsrael.ts'
import { changeRates } from './changeRates.ts'
import { readRates } from './readRates.ts'
import { showRates } from './showRates.ts'
import { takeRates } from './takeRates.ts'

export function rateRoutes({ env }: Product): Handlers<{ rates: typeof rates }> {
  const source = bankOfIsrael(env.ratesUrl)
  return {
    rates: {
      current: (_, call) => readRates(call.db),
      settings: (_, call) => showRates(call),
      async change({ body }, call) {
        await changeRates(call, body)
        return showRates(call)
      },
      async fetch(_, call) {
        await takeRates(call, source)
        return showRates(call)
      },
    },
  }
}
