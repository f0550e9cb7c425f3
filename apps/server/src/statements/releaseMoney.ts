import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { showPosting } from '../agencyAccounts/findPostings.ts'
import { lockAgency } from '../agencyAccounts/lockAgency.ts'
import type { ReleaseMoney } from '../agencyAccounts/recordPosting.ts'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { changeRows, scopedRows } from '../schema/orderTables.ts'
import { followOrders, ordersOn } from './followOrders.ts'
import { findMoney } from './money.ts'

/**
 * Stops money from paying statements; orders that were settled by it are open again. Throws `not_found` (404) or
 * `allocation_needs_money` (409).
 */
export async function releasePosting(call: Call<Person>, postingId: string): Promise<AgencyPosting> {
  authorize(call.actor, 'statements.write')
  const { account } = await findMoney(call.db, call.scope, postingId)
  await inTransaction(call, async (tx) => {
    await lockAgency(tx, account)
    const [first, ...more] = await releaseMoney(tx, call, postingId)
    if (!first) return unchanged(undefined)
    await announce(tx, call, first, ...more)
  })
  return showPosting(call, account, postingId)
}

/** The same as a step of a transaction that has locked the account. */
export const releaseMoney: ReleaseMoney = async (tx, call, postingId) => {
  const paid = await scopedRows(tx, call.scope)
    .allocations()
    .innerJoin('statements', 'statements.id', 'statement_allocations.statement_id')
    .select(['statements.id', 'number', 'currency', 'account_id'])
    .select((eb) => eb.fn.sum<number>('amount').as('amount'))
    .where('posting_id', '=', postingId)
    .where('ended_on', 'is', null)
    .groupBy(['statements.id'])
    .orderBy('statements.id')
    .execute()
  if (paid.length === 0) return []
  await changeRows(tx, call.scope, 'statement_allocations')
    .set({ ended_on: dayIn(call.now) })
    .where('posting_id', '=', postingId)
    .where('ended_on', 'is', null)
    .execute()
  const orders = await ordersOn(
    tx,
    call,
    paid.map(({ id }) => id),
  )
  const released = paid.map(
    ({ id, number, currency, account_id, amount }): DomainEvent => ({
      name: 'statement.released',
      subject: { id, name: number ?? '', accountId: account_id },
      facts: { amount: toDollars(Number(amount)), currency },
    }),
  )
  return [...released, ...(await followOrders(tx, call, orders))]
}
