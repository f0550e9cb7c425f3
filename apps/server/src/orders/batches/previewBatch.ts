import type { BatchItem, BatchPreview, BatchRequest } from '@tourdesk/contract/departures/departureBatches'
import type { Person } from '@tourdesk/domain/access/actor'
import { previewMinutes } from '@tourdesk/domain/departures/batch'
import { withoutEvent } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { toPayments } from '../../payments/applyPayments.ts'
import { findEntries } from '../../payments/ledgerEntries.ts'
import { findOrder } from '../saved/queries.ts'
import { hashOf, itemOf } from './batchFacts.ts'
import { departuresIn, ordersOn, unitsOfDepartures } from './ordersOn.ts'

/**
 * What canceling whole departures would do to each order, kept for half an hour. Throws `not_found` (404) and
 * `too_many_entries` (400).
 */
export async function previewBatch(call: Call<Person>, request: BatchRequest): Promise<BatchPreview> {
  const { actor, db, scope, now } = call
  authorize(actor, 'departures.cancel')
  const departures = await departuresIn(db, request)
  const ids = departures.map(({ id }) => id)
  const units = await unitsOfDepartures(db, ids)
  const facts: Record<string, string> = { units: hashOf(units.map(({ id, version }) => [id, version])) }
  const items: BatchItem[] = []
  for (const order of await ordersOn(db, ids)) {
    const stored = await findOrder(call, order)
    if (!stored) continue
    const books = {
      payments: toPayments(stored.payments),
      entries: await findEntries(db, scope, order),
    }
    const { item, hash } = itemOf(call, stored, books, new Set(ids), request.messages)
    items.push(item)
    facts[order] = hash
  }
  const preview = { id: newId(), hash: hashOf(facts) }
  await withoutEvent(call, async (tx) => {
    await tx
      .deleteFrom('departure_batches')
      .where('user_id', '=', actor.userId)
      .where('committed_at', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - previewMinutes * 60_000))
      .execute()
    await insertInto(tx, 'departure_batches', {
      ...preview,
      user_id: actor.userId,
      by_name: actor.name,
      tour_events: ids,
      request: JSON.stringify(request),
      facts: JSON.stringify(facts),
      created_at: now,
      client_key: null,
      committed_at: null,
      orders: '[]',
    }).execute()
  })
  return {
    _id: preview.id,
    hash: preview.hash,
    expiresAt: new Date(now.getTime() + previewMinutes * 60_000).toISOString(),
    items,
    units: units.length,
    seats: units.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
    crew: [...new Set(units.flatMap(({ crew }) => crew))],
  }
}
