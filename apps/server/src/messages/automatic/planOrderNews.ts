import type { DomainEvent, EventName } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import type { CustomerNews } from '@tourdesk/domain/messages/automatic'
import { changesSince, knownQuietly, orderFields, pickupFields } from '@tourdesk/domain/messages/knownTours'
import type { Tx } from '../../kernel/database.ts'
import type { EventReader } from '../../kernel/eventReader.ts'
import { addJob } from '../../kernel/jobs.ts'
import { type NewsSettings, readNewsSettings } from './newsSettings.ts'
import { closeNews, openNews, writeAgain } from './openNews.ts'
import { dropPlanned, dueAfter, type Plan, planMessage } from './planned.ts'
import { knownNow, lastDayOf, type OrderToTell, orderNow, readOrder } from './readOrder.ts'
import { remindedOf } from './reminded.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'
import { noteTold, toldOf } from './told.ts'

/**
 * Event reader that plans messages to customers when their order changes, and drops those that no longer
 * hold.
 */
export const planOrderNews: EventReader = async (tx, announced) => {
  const byOrder = Map.groupBy(announced, ({ event }) => event.subject.id)
  for (const [order, events] of byOrder) {
    const meant = new Set(events.map(({ event }) => kindOf(event)).filter((kind) => kind !== undefined))
    const [first] = events
    if (first && meant.size > 0) await followOrder(tx, order, meant, first.at)
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

/** What an event means; its author may have chosen to send no message. */
function kindOf({ name, facts }: DomainEvent): Kind | undefined {
  return facts?.withoutMessages === true ? 'quiet' : kinds[name]
}

/** Plans and drops messages about an order. The caller has locked the order. */
async function followOrder(tx: Tx, id: string, meant: ReadonlySet<Kind>, now: Date): Promise<void> {
  const news = await readNewsSettings(tx)
  const open = meant.has('placed') ? [] : await openNews(tx, id)
  if (![...meant].some((kind) => concerns(kind, news, now)) && open.length === 0) return
  const order = await readOrder(tx, id)
  if (!order) return
  if (open.length > 0) {
    await closeNews(tx, open, orderNow(order, now), now)
    if ([...meant].some((kind) => kind !== 'asked' && kind !== 'paid')) await writeAgain(tx, id, now)
  }
  for (const kind of meant) await planNews({ tx, order, news, now }, kind)
}

async function planNews(step: Step, kind: Kind): Promise<void> {
  const { tx, order, now } = step
  switch (kind) {
    case 'quiet':
      return noteTold(tx, order.id, order.isCanceled ? [] : knownNow(order), now)
    case 'placed':
      await noteTold(tx, order.id, knownNow(order), now)
      return plan(step, 'order_confirmed', order.id, { dueAt: dueAfter('order_confirmed', now) })
    case 'changed':
      await planPickups(step)
      return planChange(step)
    case 'moved':
      return planPickups(step)
    case 'canceled':
      await noteTold(tx, order.id, [], now)
      return plan(step, 'order_canceled', order.id, { dueAt: now })
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

interface Step {
  tx: Tx
  order: OrderToTell
  news: NewsSettings
  now: Date
}

type Details = Pick<Plan, 'dueAt' | 'day' | 'payment'> & { entry?: string }

/** Plans a message about an order that isn't over, if its event is on. */
async function plan(
  { tx, order, news, now }: Step,
  event: CustomerNews,
  about: string,
  { entry, ...details }: Details,
): Promise<void> {
  if (!news.wasOn(event, now) || lastDayOf(order) < dayIn(now)) return
  const { id, first, customer, language } = order
  const about_ = { id, number: first.order_number, entry: entry ?? null, recipient: customer, language }
  await planMessage(tx, { event, about, order: about_, now, ...details })
  if (details.dueAt <= now) await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
}

/** Plans one message about all changes, some time after the last one; none if everything was changed back. */
async function planChange(step: Step): Promise<void> {
  const { tx, order, news, now } = step
  const known = await toldOf(tx, order.id)
  const current = knownNow(order)
  if (!known || !news.wasOn('order_changed', now))
    return noteTold(tx, order.id, known ? knownQuietly(known, current) : current, now)
  if (order.isCanceled || changesSince(known, current, orderFields).length === 0)
    return dropPlanned(tx, order.id, 'order_changed')
  await plan(step, 'order_changed', order.id, { dueAt: dueAfter('order_changed', now) })
}

/**
 * Plans messages about changed pickups, for tours whose reminder was sent; for the others, the reminder will
 * have the new pickup.
 */
async function planPickups(step: Step): Promise<void> {
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
      await plan(step, 'pickup_changed', tour.entry, {
        entry: tour.entry,
        day: tour.date,
        dueAt: dueAfter('pickup_changed', now),
      })
  }
}

async function planPaymentLinks(step: Step): Promise<void> {
  for (const payment of step.order.payments)
    if (payment.link_token !== null && payment.created_at.getTime() === step.now.getTime())
      await plan(step, 'payment_link', payment.id, { payment: payment.id, dueAt: step.now })
}
