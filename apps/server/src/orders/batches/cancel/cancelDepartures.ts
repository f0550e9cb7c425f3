import type { CancelRequest } from '@tourdesk/contract/departures/departureBatches'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { stateAfter } from '@tourdesk/domain/departures/batch'
import { setState } from '../../../departures/setState.ts'
import type { Call } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/database.ts'
import { cancelLocked } from '../../cancelOrder.ts'
import type { creditMailer } from '../../credits/creditMailer.ts'
import type { BatchScene, DoneBatch, TickedOrder } from '../batchScene.ts'
import { openEntries, openEntriesOn } from '../ordersOn.ts'
import { removeUnits } from '../removeUnits.ts'
import { requestOf } from './cancelItems.ts'

interface Canceling {
  batch: string
  request: CancelRequest
  scene: BatchScene
  ticked: readonly TickedOrder[]
  /** The vehicle units of the departures. */
  units: string[]
  write: Awaited<ReturnType<typeof creditMailer>>
}

/** Cancels the ticked orders of locked departures, and the departures on which nobody is left. */
export async function cancelDepartures(
  tx: Tx,
  call: Call<Person>,
  { batch, request, scene, ticked, units, write }: Canceling,
): Promise<DoneBatch> {
  const { messages, text, reason, closes } = request
  const { departures } = scene
  const booked = await openEntriesOn(
    tx,
    departures.map(({ id }) => id),
  )
  const orders = ticked.map(({ stored, order, terms, refundTo }) => {
    const own = openEntries(stored, departures).map(({ id }) => id)
    const others = stored.entries.some(({ id, status }) => status !== 'CANCELED' && !own.includes(id))
    return { stored, order, terms, refundTo, entries: own, canceled: others ? own : null }
  })
  for (const { stored, order, terms, refundTo, canceled } of orders)
    await cancelLocked(tx, call, stored, {
      ...requestOf(canceled, terms, refundTo),
      orderId: order,
      reason: text,
      departureBatch: batch,
      isQuiet: !messages,
      write: messages ? write : null,
      because: reason,
    })
  const canceled = new Set(orders.flatMap(({ entries }) => entries))
  const events: DomainEvent[] = []
  for (const departure of departures) {
    const own = booked.filter(({ tour_event_id }) => tour_event_id === departure.id).map(({ id }) => id)
    const state = stateAfter({ state: departure.state, entries: own }, canceled, closes)
    if (state === 'canceled') events.push(...(await removeUnits(tx, call, departure.id, units)))
    const left = orders.flatMap(({ stored, entries }) => {
      const gone = stored.entries.filter(({ id }) => entries.includes(id) && own.includes(id))
      return gone.length > 0 ? [gone.reduce((sum, { head_count }) => sum + head_count, 0)] : []
    })
    const facts = {
      batch,
      because: reason,
      orders: left.length,
      people: left.reduce((sum, people) => sum + people, 0),
      ...(!messages && { withoutMessages: true }),
    }
    if (state !== departure.state) events.push(await setState(tx, call, departure, { state, text, facts }))
    else if (left.length > 0) events.push(ordersCanceled(departure, { ...facts, reason: text }))
  }
  return {
    orders: orders.map(({ order, entries, terms, refundTo }) => ({ order, entries, terms, refundTo })),
    events,
    target: null,
    units: [],
  }
}

/** What the log says of a departure that keeps its state. */
function ordersCanceled(
  { id, name, tour_date }: BatchScene['departures'][number],
  facts: Record<string, unknown>,
): DomainEvent {
  return {
    name: 'departure.ordersCanceled',
    subject: { id, name, accountId: null },
    days: [tour_date],
    facts,
  }
}
