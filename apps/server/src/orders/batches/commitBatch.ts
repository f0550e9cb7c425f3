import type { departureBatches } from '@tourdesk/contract/departures/departureBatches'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { previewMinutes, stateAfter } from '@tourdesk/domain/departures/batch'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { setState } from '../../departures/setState.ts'
import { dissolveUnit } from '../../dispatch/dissolveUnit.ts'
import { unitsOfIds } from '../../dispatch/units.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { ask } from '../../kernel/question.ts'
import type { CommittedOrder, DepartureBatches } from '../../schema/dispatch.ts'
import { cancelLocked } from '../cancelOrder.ts'
import { creditMailer } from '../credits/creditMailer.ts'
import { booksOf } from '../money/booksOf.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { entriesOn, hashOf, itemOf, requestOf } from './batchFacts.ts'
import { lockBatch } from './lockBatch.ts'
import { departuresIn, unitsOfDepartures } from './ordersOn.ts'

type Sent = z.output<typeof departureBatches.commit.body>

/**
 * Cancels departures as their preview showed, all orders in one transaction. Repeating a `clientKey` returns the first
 * batch. Throws `not_found` (404) for another's preview, and `batch_outdated` (409) if it's over or anything in it
 * changed, with the orders that did.
 * @returns the batch's id
 */
export async function commitBatch(
  call: Call<Person>,
  sent: Sent,
  product: Pick<Product, 'origin' | 'env'>,
): Promise<string> {
  authorize(call.actor, 'departures.cancel')
  const write = await creditMailer(call.db, product)
  return inTransaction(call, async (tx) => {
    const batch = await lockPreview(tx, call, sent)
    if (batch.client_key === sent.clientKey) return unchanged(batch.id)
    checkPreview(batch, call, sent)
    const departures = await departuresIn(tx, batch.request)
    const { orders, units } = await lockBatch(tx, call, departures)
    const ids = new Set(batch.tour_events)
    await refuseChanged(tx, call, batch, orders)
    const chosen = chosenOrders(orders, sent, ids)
    if (chosen.length === 0 && orders.length > 0)
      throw fieldProblem([{ field: 'items', code: 'field_required' }])
    await tx
      .updateTable('departure_batches')
      .set({
        client_key: sent.clientKey,
        committed_at: call.now,
        orders: JSON.stringify(
          chosen.map(
            ({ order, canceled: entries, terms, refundTo }): CommittedOrder => ({
              order,
              entries,
              terms,
              refundTo,
            }),
          ),
        ),
      })
      .where('id', '=', batch.id)
      .execute()
    const { messages, text, reason, closes } = batch.request
    for (const { stored, order, entries, terms, refundTo } of chosen)
      await cancelLocked(tx, call, stored, {
        ...requestOf(entries, terms, refundTo),
        orderId: order,
        reason: text,
        departureBatch: batch.id,
        isQuiet: !messages,
        write: messages ? write : null,
        because: reason,
      })
    const canceled = new Set(chosen.flatMap((each) => each.canceled))
    const events: DomainEvent[] = []
    for (const departure of departures) {
      const own = orders.flatMap((stored) => entriesOn(stored, new Set([departure.id])).map(({ id }) => id))
      const state = stateAfter({ state: departure.state, entries: own }, canceled, closes)
      if (state === 'canceled') events.push(...(await removeUnits(tx, call, departure.id, units)))
      if (state !== departure.state) events.push(await setState(tx, call, departure, { state, text, reason }))
    }
    const [first, ...more] = events
    if (first) await announce(tx, call, first, ...more)
    return batch.id
  })
}

type Batch = Selectable<DepartureBatches>

/** The person's own preview or batch, locked, so that a repeated commit waits for the first one. */
async function lockPreview(tx: Tx, { actor }: Call<Person>, { preview, clientKey }: Sent): Promise<Batch> {
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

function checkPreview({ client_key, created_at, hash }: Batch, { now }: Call<Person>, sent: Sent): void {
  const isOver = now.getTime() > created_at.getTime() + previewMinutes * 60_000
  if (client_key !== null || isOver || hash !== sent.hash) throw new Problem('batch_outdated')
}

/** Compares what the preview was made from with what's stored now, under the locks. */
async function refuseChanged(
  tx: Tx,
  call: Call<Person>,
  { facts, tour_events, request }: Batch,
  orders: readonly StoredOrder[],
): Promise<void> {
  const units = await unitsOfDepartures(tx, tour_events)
  const now: Record<string, string> = { units: hashOf(units.map(({ id, version }) => [id, version])) }
  for (const stored of orders) {
    const books = await booksOf(tx, call.scope, stored)
    now[stored.order.id] = itemOf(call, stored, books, new Set(tour_events), request.messages).hash
  }
  const changed = [...new Set([...Object.keys(facts), ...Object.keys(now)])].filter(
    (key) => facts[key] !== now[key],
  )
  if (changed.length === 0) return
  const code = 'batch_outdated'
  const { message: msg } = new Problem(code)
  throw new Problem(code, { issues: changed.map((key) => ({ field: `orders.${key}`, code, msg })) })
}

/** The ticked orders, with what's canceled of each. Throws a field error (400) for one that isn't in the preview. */
function chosenOrders(
  orders: readonly StoredOrder[],
  { items }: Sent,
  departures: ReadonlySet<string>,
): (Sent['items'][number] & { stored: StoredOrder; entries: string[] | null; canceled: string[] })[] {
  const each = new Map(items.map((item) => [item.order, item]))
  return [...each.values()].map((item) => {
    const stored = orders.find(({ order }) => order.id === item.order)
    if (!stored) throw fieldProblem([{ field: 'items', code: 'field_invalid' }])
    const own = entriesOn(stored, departures).map(({ id }) => id)
    const others = stored.entries.some(({ id, status }) => status !== 'CANCELED' && !own.includes(id))
    return { ...item, stored, entries: others ? own : null, canceled: own }
  })
}

/** Removes the vehicle units of a canceled departure, on which nobody is left. */
async function removeUnits(
  tx: Tx,
  call: Call<Person>,
  departure: string,
  units: string[],
): Promise<DomainEvent[]> {
  const events: DomainEvent[] = []
  for (const unit of await ask(tx, unitsOfIds(units)))
    if (unit.tour_event_id === departure) events.push(await dissolveUnit(tx, unit, call.now))
  return events
}
