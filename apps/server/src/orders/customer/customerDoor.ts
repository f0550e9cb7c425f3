import { linkHeader } from '@tourdesk/contract/kernel/linkHeader'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Guest } from '@tourdesk/domain/access/callers'
import { dayIn } from '@tourdesk/domain/calendar'
import { lastDayOfLink } from '@tourdesk/domain/orders/customerLink'
import type { FastifyRequest } from 'fastify'
import { addressRange } from '../../kernel/addressRange.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import type { GuestCall } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder, scopeOf } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { toLinkedEntry } from './toLinkedEntry.ts'

/** Calls per address range: a customer's page asks every two seconds while a payment is checked. */
const limit = { times: 600, minutes: 15 }

/**
 * Finds the customer by the link of an order. A wrong, expired or replaced link and another order's get the
 * same `not_found` (404).
 */
export function customerDoor({ db, clock }: Pick<Product, 'db' | 'clock'>) {
  return async ({ params, headers, ip }: FastifyRequest): Promise<GuestCall> => {
    const now = clock.now()
    await takeAttempt(db, { key: `checkout ${addressRange(ip)}`, ...limit }, now)
    const { id } = params as { id?: string }
    const token = headers[linkHeader]
    const order = typeof token === 'string' ? await findByToken(token) : undefined
    if (!order || order.id !== id) throw new Problem('not_found')
    const actor: Guest = {
      kind: 'guest',
      link: 'order',
      orderId: order.id,
      name: `${order.first_name} ${order.last_name}`.trim(),
    }
    const scope = scopeOf(actor)
    const entries = await scopedRows(db, scope)
      .entries()
      .select(['tour_date', 'end_date', 'status'])
      .execute()
    if (dayIn(now) > lastDayOfLink(entries.map(toLinkedEntry))) throw new Problem('not_found')
    return { actor, scope, now, db }
  }

  function findByToken(token: string) {
    return scopedRows(db, everyOrder)
      .orders()
      .select(['id', 'first_name', 'last_name'])
      .where('link_token', '=', token)
      .executeTakeFirst()
  }
}
