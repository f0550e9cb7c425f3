import type { DomainEvent, EventName } from '@tourdesk/domain/activity/events'
import { changesSince, knownQuietly, orderFields, pickupFields } from '@tourdesk/domain/messages/knownTours'
import type { Tx } from '../../kernel/database.ts'
import type { EventReader } from '../../kernel/eventReader.ts'
import { type NewsSettings, readNewsSettings } from './newsSettings.ts'
import { closeNews, openNews, writeAgain } from './openNews.ts'
import { type NewsStep, planAbout } from './planAbout.ts'
import { planDepartureNews } from './planDepartureNews.ts'
import { dropPlanned, dueAfter } from './planned.ts'
import { knownNow, orderNow, readOrder } from './readOrder.ts'
import { remindedOf } from './reminded.ts'
import { noteTold, toldOf } from './told.ts'

/**
 * Event reader that plans messages to customers when their order changes, and drops those that no longer
 * hold.
 */
export const planOrderNews: EventReader = async (tx, announced) => {
  const byOrder = Map.groupBy(announced, ({ event }) => event.subject.id)
  for (const [order, events] of byOrder) {
    const meant = new Set(events.map(({ event }) => kindOf(event)).filter((kind) => kind !== undefined))
    const batch = events.map(({ event }) => batchOf(event)).find((id) => id !== null) ?? null
    const [first] = events
    if (first && (meant.size > 0 || batch)) await followOrder(tx, { order, meant, batch, now: first.at })
  }
}

type Kind = 'quiet' | 'placed' | 'changed' | 'moved' | 'reworded' | 'canceled' | 'asked' | 'paid'

/** The meaning of events for the customer; the others have none. */
const kinds: Partial<Record<EventName, Kind>> = {
  'order.placed': 'placed',
  'order.changed': 'changed',
  'order.marked': 'changed',
  'order.reopened': 'changed',
  'order.pickupMoved': 'moved',
  'order.boarded': 'moved',
  'order.leftVehicle': 'moved',
  'order.split': 'moved',
  'order.messageLanguageSet': 'reworded',
  'order.canceled': 'canceled',
  'order.paymentCreated': 'asked',
  'order.paymentPaid': 'paid',
  'order.creditUsed': 'paid',
  'order.writtenOff': 'paid',
}

/**
 * What an event means; its author may have chosen to send no message, and a batch of departures speaks for its
 * orders.
 */
function kindOf(event: DomainEvent): Kind | undefined {
  if (event.facts?.withoutMessages === true) return 'quiet'
  return batchOf(event) === null ? kinds[event.name] : undefined
}

/** The batch of departures that an event belongs to, if it tells customers. */
function batchOf({ facts }: DomainEvent): string | null {
  return facts?.withoutMessages !== true && typeof facts?.departureBatch === 'string'
    ? facts.departureBatch
    : null
}

interface Happened {
  order: string
  meant: ReadonlySet<Kind>
  batch: string | null
  now: Date
}

/** Plans and drops messages about an order. The caller has locked the order. */
async function followOrder(tx: Tx, { order: id, meant, batch, now }: Happened): Promise<void> {
  const news = await readNewsSettings(tx)
  const open = meant.has('placed') ? [] : await openNews(tx, id)
  const isNews = batch !== null || [...meant].some((kind) => concerns(kind, news, now))
  if (!isNews && open.length === 0) return
  const order = await readOrder(tx, id)
  if (!order) return
  if (open.length > 0) {
    await closeNews(tx, open, orderNow(order, now), now)
    if (batch || [...meant].some((kind) => kind !== 'asked' && kind !== 'paid')) await writeAgain(tx, id, now)
  }
  const step = { tx, order, news, now }
  if (batch) await planDepartureNews(step, batch, open)
  for (const kind of meant) await planNews(step, kind)
}

async function planNews(step: NewsStep, kind: Kind): Promise<void> {
  const { tx, order, now } = step
  switch (kind) {
    case 'quiet':
      return noteTold(tx, order.id, order.isCanceled ? [] : knownNow(order), now)
    case 'placed':
      await noteTold(tx, order.id, knownNow(order), now)
      return planAbout(step, 'order_confirmed', order.id, { dueAt: dueAfter('order_confirmed', now) })
    case 'changed':
      await planPickups(step)
      return planChange(step)
    case 'moved':
      return planPickups(step)
    case 'canceled':
      await noteTold(tx, order.id, [], now)
      return planAbout(step, 'order_canceled', order.id, { dueAt: now })
    case 'asked':
      return planPaymentLinks(step)
    case 'reworded':
    case 'paid':
      return
  }
}

/**
 * True if there may be something to plan. What customers know is recorded in any case, for when an event is
 * switched on.
 */
function concerns(kind: Kind, { wasOn }: NewsSettings, now: Date): boolean {
  if (kind === 'asked') return wasOn('payment_link', now)
  if (kind === 'moved') return wasOn('pickup_changed', now)
  return kind !== 'paid' && kind !== 'reworded'
}

/** Plans one message about all changes, some time after the last one; none if everything was changed back. */
async function planChange(step: NewsStep): Promise<void> {
  const { tx, order, news, now } = step
  const known = await toldOf(tx, order.id)
  const current = knownNow(order)
  if (!known || !news.wasOn('order_changed', now))
    return noteTold(tx, order.id, known ? knownQuietly(known, current) : current, now)
  if (order.isCanceled || changesSince(known, current, orderFields).length === 0)
    return dropPlanned(tx, order.id, 'order_changed')
  await planAbout(step, 'order_changed', order.id, { dueAt: dueAfter('order_changed', now) })
}

/**
 * Plans messages about changed pickups, for tours whose reminder was sent; for the others, the reminder will
 * have the new pickup.
 */
async function planPickups(step: NewsStep): Promise<void> {
  const { tx, order, now } = step
  const known = (await toldOf(tx, order.id)) ?? []
  const isReminded = await remindedOf(tx, [order.id])
  for (const tour of order.booked) {
    if (!isReminded(tour)) continue
    const current = knownNow({ ...order, booked: [tour] })
    const before = known.filter(({ entry }) => entry === tour.entry)
    if (before.length === 0 || changesSince(before, current, pickupFields).length === 0)
      await dropPlanned(tx, order.id, 'pickup_changed', tour.entry)
    else
      await planAbout(step, 'pickup_changed', tour.entry, {
        entry: tour.entry,
        day: tour.date,
        dueAt: dueAfter('pickup_changed', now),
      })
  }
}

async function planPaymentLinks(step: NewsStep): Promise<void> {
  for (const payment of step.order.payments)
    if (payment.link_token !== null && payment.created_at.getTime() === step.now.getTime())
      await planAbout(step, 'payment_link', payment.id, { payment: payment.id, dueAt: step.now })
}
