import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { previewMinutes } from '@tourdesk/domain/departures/batch'
import type { Selectable } from 'kysely'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { CommittedOrder, DepartureBatches } from '../../schema/dispatch.ts'
import { creditMailer } from '../credits/creditMailer.ts'
import type { StoredOrder } from '../saved/queries.ts'
import type { BatchNeeds, BatchScene, SentBatch, TickedOrder } from './batchScene.ts'
import { carryOut } from './carryOut.ts'
import { lockBatch } from './lockBatch.ts'
import { departuresIn, openEntries } from './ordersOn.ts'
import { permissionOf, planBatch, reachOf } from './planBatch.ts'

/**
 * Carries out a batch as its preview showed, all orders in one transaction. Repeating a `clientKey` returns the
 * first batch. Throws `not_found` (404) for another's preview, `batch_outdated` (409) if it's over or anything in
 * it changed, with the orders that did, and what the step of its kind throws.
 * @returns the batch's id
 */
export async function commitBatch(
  call: Call<Person>,
  sent: SentBatch,
  product: Pick<Product, 'origin' | 'env'>,
  needs: BatchNeeds,
): Promise<string> {
  const write = await creditMailer(call.db, product)
  return inTransaction(call, async (tx) => {
    const batch = await lockPreview(tx, call, sent)
    const { request } = batch
    authorize(call.actor, permissionOf[request.kind])
    if (batch.client_key === sent.clientKey) return unchanged(batch.id)
    checkPreview(batch, call, sent)
    const seen = await departuresIn(tx, request.from)
    const locked = await lockBatch(tx, call, seen, await reachOf({ db: tx }, request, seen))
    const departures = await departuresIn(tx, request.from)
    const scene = { departures, orders: locked.orders }
    const planned = await planBatch({ ...call, db: tx }, request, scene, needs)
    refuseChanged(batch.facts, planned.facts)
    const ticked = tickedOrders(locked.orders, sent)
    if (ticked.length === 0 && planned.items.length > 0)
      throw fieldProblem([{ field: 'items', code: 'field_required' }])
    // Before anything is announced, since the messages about it read the batch.
    await markCommitted(tx, batch, { clientKey: sent.clientKey, at: call.now, ticked, scene })
    const step = { batch: batch.id, request, planned, scene, locked, ticked, write }
    const { orders, events, target, units } = await carryOut(tx, call, step)
    await tx
      .updateTable('departure_batches')
      .set({
        orders: JSON.stringify(orders),
        to_tour_event: target,
        units,
        state_before: request.kind === 'merge' ? (departures[0]?.state ?? null) : null,
      })
      .where('id', '=', batch.id)
      .execute()
    if (request.kind === 'undo')
      await tx
        .updateTable('departure_batches')
        .set({ undone_at: call.now })
        .where('id', '=', request.batch)
        .execute()
    const [first, ...more] = events
    if (first) await announce(tx, call, first, ...more)
    return batch.id
  })
}

type Batch = Selectable<DepartureBatches>

interface Committed {
  clientKey: string
  at: Date
  ticked: readonly TickedOrder[]
  scene: BatchScene
}

/** Makes a batch of a preview, with the orders that are ticked. */
async function markCommitted(
  tx: Tx,
  { id }: Batch,
  { clientKey, at, ticked, scene }: Committed,
): Promise<void> {
  const orders = ticked.map(({ stored, order, terms, refundTo }): CommittedOrder => {
    const own = openEntries(stored, scene.departures)
    return { order, entries: own.map((entry) => entry.id), terms, refundTo }
  })
  await tx
    .updateTable('departure_batches')
    .set({ client_key: clientKey, committed_at: at, orders: JSON.stringify(orders) })
    .where('id', '=', id)
    .execute()
}

/** The person's own preview or batch, locked, so that a repeated commit waits for the first one. */
async function lockPreview(
  tx: Tx,
  { actor }: Call<Person>,
  { preview, clientKey }: SentBatch,
): Promise<Batch> {
  const first = await tx
    .selectFrom('departure_batches')
    .selectAll()
    .where('client_key', '=', clientKey)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (first) return first
  const row = await tx
    .selectFrom('departure_batches')
    .selectAll()
    .where('id', '=', preview)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

function checkPreview({ client_key, created_at, hash }: Batch, { now }: Call<Person>, sent: SentBatch): void {
  const isOver = now.getTime() > created_at.getTime() + previewMinutes * 60_000
  if (client_key !== null || isOver || hash !== sent.hash) throw new Problem('batch_outdated')
}

/** Compares what the preview was made from with what's stored now, under the locks. */
function refuseChanged(before: Record<string, string>, now: Record<string, string>): void {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => before[key] !== now[key],
  )
  if (changed.length === 0) return
  const code = 'batch_outdated'
  const { message: msg } = new Problem(code)
  throw new Problem(code, { issues: changed.map((key) => ({ field: `orders.${key}`, code, msg })) })
}

/** The ticked orders, each once, in the order of their booking. Throws a field error (400) for one that isn't in the preview. */
function tickedOrders(orders: readonly StoredOrder[], { items }: SentBatch): TickedOrder[] {
  const each = new Map(items.map((item) => [item.order, item]))
  const ticked = orders.flatMap((stored) => {
    const item = each.get(stored.order.id)
    return item ? [{ ...item, stored }] : []
  })
  if (ticked.length < each.size) throw fieldProblem([{ field: 'items', code: 'field_invalid' }])
  return ticked
}
