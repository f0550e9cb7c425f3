import type { PriceUsers } from '../../pricing/priceUsers.ts'
import { findOrderRate } from '../saved/queries.ts'
import { countUsage } from './countUsage.ts'
import { renameTicketTypes } from './renameTicketTypes.ts'

/** Orders as pricing asks about them: what was sold at its prices. */
export const soldPrices: PriceUsers = { countUsage, findRate: findOrderRate, renameTicketTypes }
