import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { pricing } from '@tourdesk/contract/pricing/pricing'
import { diffOfPrices } from '@tourdesk/domain/pricing/diffOfPrices'
import { comparePrices, permitPriceChange } from '@tourdesk/domain/pricing/planPriceChange'
import type { PriceChange } from '@tourdesk/domain/pricing/priceManagement'
import type { z } from 'zod'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { takeTurn } from '../schema/lockRows.ts'
import { fillPrices } from './fillPrices.ts'
import type { PriceUsers } from './priceUsers.ts'
import { findPrices } from './readPrices.ts'
import { checkTours } from './tours.ts'
import { writeCoupons } from './writeCoupons.ts'
import { writeGeneralDiscounts } from './writeGeneralDiscounts.ts'
import { writeLocations } from './writeLocations.ts'
import { writeTicketTypes } from './writeTicketTypes.ts'

type Sent = z.output<typeof pricing.change.body>

/**
 * Replaces the main account's price management: changed items are added, replaced or removed, all others stay
 * as they were. Simultaneous saves run one after the other.
 * Throws every wrong field as `coupons.2.code` (400), `not_found` (404), and 409 for a stale `updatedAt`, for
 * any account but the main one, and for what `permitPriceChange` refuses.
 */
export async function changePrices(call: Call, id: string, sent: Sent, users: PriceUsers): Promise<void> {
  authorize(call.actor, 'prices.write')
  if (sent._id !== id) throw fieldProblem([{ field: '_id', code: 'wrong_account' }])
  await inTransaction(call, async (tx) => {
    const account = await lockPrices(tx, id)
    if (!account.is_main) throw new Problem('prices_of_main_account')
    if (sent.updatedAt !== undefined && sent.updatedAt !== account.prices_updated_at.toISOString())
      throw new Problem('prices_changed_by_another')
    const stored = await findPrices(tx)
    const draft = fillPrices(stored, sent.priceManagement)
    const compared = acceptFields(comparePrices(stored, draft))
    const change = accept(permitPriceChange(compared, draft))
    await checkTours(tx, draft)
    // Orders before the lists: the order in which saving an order locks them.
    await users.renameTicketTypes(tx, change.ticket_types.replaced)
    await write(tx, change, call.now)
    await tx.updateTable('accounts').set({ prices_updated_at: call.now }).where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'prices.changed',
      subject: { id, name: account.name, accountId: id },
      ...diffOfPrices(change),
    })
  })
}

/** Locks the account with the prices: other price saves wait, orders don't. Throws `not_found` (404). */
async function lockPrices(tx: Tx, id: string) {
  takeTurn(tx, 'accounts', [id])
  const account = await tx
    .selectFrom('accounts')
    .select(['name', 'is_main', 'prices_updated_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw new Problem('not_found')
  return account
}

async function write(tx: Tx, change: PriceChange, now: Date): Promise<void> {
  await writeGeneralDiscounts(tx, change.general_discounts)
  await writeTicketTypes(tx, change.ticket_types)
  await writeCoupons(tx, change.coupons)
  await writeLocations(tx, change.pickups_dropoffs_locations, now)
}
