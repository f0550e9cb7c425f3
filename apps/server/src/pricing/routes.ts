import { Problem } from '@tourdesk/contract/kernel/problem'
import type { currency, pricing } from '@tourdesk/contract/pricing/pricing'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { ask } from '../kernel/question.ts'
import { changePrices } from './changePrices.ts'
import type { PriceUsers } from './priceUsers.ts'
import { currencyRates } from './queries.ts'
import { getAccountPrices } from './readPrices.ts'

export function pricingRoutes(
  users: PriceUsers,
): Handlers<{ pricing: typeof pricing; currency: typeof currency }> {
  return {
    pricing: {
      management: (_, call) => management(call),
      ofAccount: ({ params }, call) => getAccountPrices(call.db, params.id),
      usage: ({ query }, call) => users.countUsage(call, query.of, query.id),
      async change({ params, body }, call) {
        await changePrices(call, params.id, body, users)
        return getAccountPrices(call.db, params.id)
      },
    },
    currency: {
      async fixed({ query }, call) {
        const rates = await ask(call.db, currencyRates())
        if (!query.orderId) return rates
        const frozen = await users.findRate(call, query.orderId)
        if (!frozen) throw new Problem('not_found')
        return { ...rates, [frozen.currency]: frozen.rate }
      },
    },
  }
}

/** Price management. Only the main account sees coupon codes; for others the server checks them. */
async function management({ db, actor }: Call<Person>) {
  const main = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  const { priceManagement, ...rest } = await getAccountPrices(db, main.id)
  const { coupons, ...open } = priceManagement
  return { ...rest, priceManagement: isAgencyMode(actor) ? open : { ...open, coupons } }
}
