import { Problem } from '@tourdesk/contract/kernel/problem'
import type { currency, pricing } from '@tourdesk/contract/pricing/pricing'
import type { PersonCall } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { ask } from '../kernel/question.ts'
import { countUsage } from '../orders/countUsage.ts'
import { findOrderRate } from '../orders/queries.ts'
import { changePrices } from './changePrices.ts'
import { currencyRates } from './queries.ts'
import { getAccountPrices } from './readPrices.ts'

export const pricingRoutes: Handlers<{ pricing: typeof pricing; currency: typeof currency }> = {
  pricing: {
    management: (_, call) => management(call),
    ofAccount: ({ params }, call) => getAccountPrices(call.db, params.id),
    usage: ({ query }, call) => countUsage(call, query.of, query.id),
    async change({ params, body }, call) {
      await changePrices(call, params.id, body)
      return getAccountPrices(call.db, params.id)
    },
  },
  currency: {
    async fixed({ query }, call) {
      const rates = await ask(call.db, currencyRates())
      if (!query.orderId) return rates
      const frozen = await findOrderRate(call, query.orderId)
      if (!frozen) throw new Problem('not_found')
      return { ...rates, [frozen.currency]: frozen.rate }
    },
  },
}

/** Codes of coupons are for the main account alone; elsewhere the server checks them (HOLE-C3). */
async function management({ db, actor }: PersonCall) {
  const main = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  const { priceManagement, ...rest } = await getAccountPrices(db, main.id)
  const { coupons, ...open } = priceManagement
  return { ...rest, priceManagement: actor.account.isMain ? { ...open, coupons } : open }
}
