import { Problem } from '@tourdesk/contract/kernel/problem'
import type { AccountPrices } from '@tourdesk/contract/pricing/pricing'
import type { PriceManagement } from '@tourdesk/domain/pricing/priceManagement'
import type { Db, Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { findAllCoupons, generalDiscounts, storedLocations, ticketTypes } from './queries.ts'

/** The price data of one account. Throws `not_found` (404). */
export async function getAccountPrices(db: Db, id: string): Promise<AccountPrices> {
  const account = await db
    .selectFrom('accounts')
    .select(['is_main', 'prices_updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw new Problem('not_found')
  const priceManagement = await findPricesOf(db, account)
  return { _id: id, priceManagement, updatedAt: account.prices_updated_at.toISOString() }
}

/** The price management of an account. The main account's applies to all agencies; their own is empty. */
export async function findPricesOf(db: Db | Tx, account: { is_main: boolean }): Promise<PriceManagement> {
  return account.is_main ? findPrices(db) : { ...noPrices }
}

/** The four lists of the main account. */
export async function findPrices(db: Db | Tx): Promise<PriceManagement> {
  const [general_discounts, ticket_types, coupons, pickups_dropoffs_locations] = await Promise.all([
    ask(db, generalDiscounts()),
    ask(db, ticketTypes()),
    findAllCoupons(db),
    ask(db, storedLocations()),
  ])
  return { general_discounts, ticket_types, coupons, pickups_dropoffs_locations }
}

const noPrices: PriceManagement = {
  general_discounts: [],
  ticket_types: [],
  coupons: [],
  pickups_dropoffs_locations: [],
}
