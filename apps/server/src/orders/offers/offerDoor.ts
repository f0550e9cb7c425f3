import { linkHeader } from '@tourdesk/contract/kernel/linkHeader'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Guest } from '@tourdesk/domain/access/callers'
import { dayIn } from '@tourdesk/domain/calendar'
import { lastDayOfLink } from '@tourdesk/domain/orders/customerLink'
import type { FastifyRequest } from 'fastify'
import { findByToken } from '../../departures/waiting/offerLinks.ts'
import { addressRange } from '../../kernel/addressRange.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import type { GuestCall } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { scopeOf } from '../../kernel/scope.ts'

/** Calls per address range, as for customers' links. */
const limit = { times: 600, minutes: 15 }

/**
 * Finds the customer by the link of an offer. A wrong, expired or replaced link and another offer's get the
 * same `not_found` (404). It works as long as the link of an order for that day.
 */
export function offerDoor({ db, clock }: Pick<Product, 'db' | 'clock'>) {
  return async ({ params, headers, ip }: FastifyRequest): Promise<GuestCall> => {
    const now = clock.now()
    await takeAttempt(db, { key: `offer ${addressRange(ip)}`, ...limit }, now)
    const { id } = params as { id?: string }
    const token = headers[linkHeader]
    const isId = id !== undefined && /^[\da-f-]{36}$/i.test(id)
    const offer = isId && typeof token === 'string' ? await findByToken(db, id, token) : undefined
    if (!offer) throw new Problem('not_found')
    const lastDay = lastDayOfLink([{ date: offer.tour_date, endDate: null, status: 'NOT_CONFIRMED' }])
    if (dayIn(now) > lastDay) throw new Problem('not_found')
    const actor: Guest = {
      kind: 'guest',
      link: 'offer',
      orderId: offer.id,
      name: `${offer.first_name} ${offer.last_name}`.trim(),
    }
    return { actor, scope: scopeOf(actor), now, db }
  }
}
