import type { BatchPreview, BatchRequest } from '@tourdesk/contract/departures/departureBatches'
import type { Person } from '@tourdesk/domain/access/actor'
import { previewMinutes } from '@tourdesk/domain/departures/batch'
import { withoutEvent } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import type { StoredRequest } from '../../schema/dispatch.ts'
import { findOrder, type StoredOrder } from '../saved/queries.ts'
import type { BatchNeeds } from './batchScene.ts'
import { hashOf } from './hashOf.ts'
import { departuresIn, ordersOn, unitsOfDepartures } from './ordersOn.ts'
import { permissionOf, planBatch } from './planBatch.ts'

/**
 * What a batch would do to each order, kept for half an hour. Throws `not_found` (404) and `too_many_entries`
 * (400). Moving to closed days needs `orders.overrideDays`, and above the capacity `capacity.oversell` (403).
 */
export async function previewBatch(
  call: Call<Person>,
  request: BatchRequest,
  needs: BatchNeeds,
): Promise<BatchPreview> {
  authorize(call.actor, permissionOf[request.kind])
  if (request.kind !== 'cancel' && request.override) authorize(call.actor, 'orders.overrideDays')
  if (request.kind !== 'cancel' && request.oversell) authorize(call.actor, 'capacity.oversell')
  return keepPreview(call, request, needs)
}

/** Works out a preview and stores it. Throws what `previewBatch` throws. */
export async function keepPreview(
  call: Call<Person>,
  request: StoredRequest,
  needs: BatchNeeds,
): Promise<BatchPreview> {
  const { actor, db, now } = call
  const departures = await departuresIn(db, request.from)
  const ids = departures.map(({ id }) => id)
  const orders: StoredOrder[] = []
  for (const order of await ordersOn(db, departures)) {
    const stored = await findOrder(call, order)
    if (stored) orders.push(stored)
  }
  const planned = await planBatch(call, request, { departures, orders }, needs)
  const preview = { id: newId(), hash: hashOf(planned.facts) }
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
      facts: JSON.stringify(planned.facts),
      created_at: now,
      client_key: null,
      committed_at: null,
      orders: '[]',
      to_tour_event: null,
      units: [],
      state_before: null,
      undone_at: null,
    }).execute()
  })
  const shared = {
    _id: preview.id,
    hash: preview.hash,
    expiresAt: new Date(now.getTime() + previewMinutes * 60_000).toISOString(),
    ...(await freedBy(call, request, ids)),
  }
  const told = request.messages
    ? await needs.messages.planned(
        call,
        request.kind,
        orders.map(({ order }) => order.id),
      )
    : null
  const withMessage = <Item extends { order: { _id: string } }>(item: Item) => ({
    ...item,
    message: told?.get(item.order._id) ?? null,
  })
  return planned.kind === 'cancel'
    ? { kind: planned.kind, ...shared, items: planned.items.map(withMessage) }
    : { kind: planned.kind, ...shared, items: planned.items.map(withMessage) }
}

/** The vehicles and the crew that become free if it's done to all. */
async function freedBy({ db }: Pick<Call, 'db'>, request: StoredRequest, departures: string[]) {
  const isFreeing = request.kind === 'cancel' || (request.kind === 'merge' && request.units === 'remove')
  const units = isFreeing ? await unitsOfDepartures(db, departures) : []
  return {
    units: units.length,
    seats: units.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
    crew: [...new Set(units.flatMap(({ crew }) => crew))],
  }
}
