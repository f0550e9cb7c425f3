import { Problem } from '@tourdesk/contract/kernel/problem'
import type { currency, pricing } from '@tourdesk/contract/pricing'
import type { PersonCall } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { findOrderRate } from '../orders/queries.ts'
import { findLocations, findRates, findTicketTypes } from './queries.ts'

export const pricingRoutes: Handlers<{ pricing: typeof pricing; currency: typeof currency }> = {
  pricing: { management: (_, call) => management(call) },
  currency: {
    async fixed({ query }, call) {
      const rates = await findRates(call.db)
      if (!query.orderId) return rates
      const frozen = await findOrderRate(call, query.orderId)
      if (!frozen) throw new Problem('not_found')
      return { ...rates, [frozen.currency]: frozen.rate }
    },
  },
}

async function management({ db }: PersonCall) {
  const [main, ticket_types, pickups_dropoffs_locations] = await Promise.all([
    db.selectFrom('accounts').select('id').where('is_main', '=', true).executeTakeFirstOrThrow(),
    findTicketTypes(db),
    findLocations(db),
  ])
  return { _id: main.id, priceManagement: { ticket_types, pickups_dropoffs_locations } }
}
