import type { PriceUsers } from '../pricing/priceUsers.ts'
import { countUsage } from './countUsage.ts'
import { findOrderRate } from './queries.ts'
import { renameTicketTypes } from './renameTicketTypes.ts'

/** Orders as pricing asks about them: what was sold at its prices. */
export const soldPrices: PriceUsers = { countUsage, findRate: findOrderRate, renameTicketTypes }
