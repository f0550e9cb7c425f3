import { addDays, dayIn, instantIn } from '@tourdesk/domain/calendar'
import type { CustomerNews } from '@tourdesk/domain/messages/automatic'
import { isUrgent } from '@tourdesk/domain/messages/isUrgent'
import {
  type ChangedField,
  changesSince,
  type KnownTour,
  knownAfter,
  knownQuietly,
  orderFields,
  pickupFields,
  type TourChange,
} from '@tourdesk/domain/messages/knownTours'
import type { MessageSettings } from '@tourdesk/domain/messages/messageSettings'
import { contentOf } from '@tourdesk/domain/messages/whoGetsIt'
import { announce } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import { notify } from '../../kernel/live.ts'
import type { Product } from '../../kernel/product.ts'
import { tourFile } from '../tourFile.ts'
import { type OrderOfBatch, orderOfBatch } from './departureBatch.ts'
import { goOut, type Letter, type Planned, postpone, silence } from './goOut.ts'
import { letterHead } from './letterHead.ts'
import { isOver } from './openNews.ts'
import { orderFacts } from './orderFacts.ts'
import { dropPlanned } from './planned.ts'
import {
  knownNow,
  lastDayOf,
  type OrderToTell,
  orderNow,
  readOrder,
  type TourRow,
  toKnown,
} from './readOrder.ts'
import { noteTold, toldOf } from './told.ts'
import { type Reader, whoReads } from './whoReads.ts'

type News = Planned & { event: CustomerNews }

/** Sends a message about an order, or decides not to. The caller has locked the message. */
export async function sendToCustomer(
  tx: Tx,
  product: Pick<Product, 'env' | 'origin'>,
  message: News,
  settings: MessageSettings,
  now: Date,
): Promise<void> {
  const order = message.order_id && (await readOrder(tx, message.order_id))
  const batch =
    order && message.departure_batch_id ? await orderOfBatch(tx, message.departure_batch_id, order.id) : null
  if (!order || isOver({ ...message, entries: batch?.entries ?? null }, orderNow(order, now)))
    return silence(tx, message, 'overtaken', { state: 'canceled' })
  if (lastDayOf(order) < dayIn(now)) return silence(tx, message, 'past', { state: 'canceled' })
  const tour = order.tours.find(({ entry }) => entry === message.entry_id) ?? null
  if (tour && isGone(tour, now)) return silence(tx, message, 'past', { state: 'canceled' })
  if (message.event === 'tour_reminder' && tour?.pickupTime === null && !message.is_hurried) {
    const late = instantIn(addDays(tour.date, -1), settings.lateTime)
    if (now < late) return waitForTime(tx, message, tour, late)
  }
  const known = (await toldOf(tx, order.id)) ?? []
  const changes = changesOf(message.event, order, tour, known)
  if (changes?.length === 0 && message.resends === null)
    return silence(tx, message, 'told', { state: 'canceled' })
  const reader = whoReads(message.event, order)
  if ('silence' in reader) {
    if (reader.silence === 'agency_wish')
      await noteTold(tx, order.id, knownQuietly(known, knownNow(order)), now)
    return silence(tx, message, reader.silence)
  }
  const letter = await letterOf(tx, product, {
    message,
    order,
    tour,
    batch,
    changes: changes ?? [],
    known,
    reader,
    now,
  })
  const outcome = await goOut(tx, product, message, letter, settings, now)
  if (!('channel' in outcome)) return
  if (outcome.kind === 'mailed') await noteTold(tx, order.id, toldBy(message, order, tour, known), now)
  // The confirmation has said the same.
  if (message.event === 'order_confirmed') await dropPlanned(tx, order.id, 'order_changed')
  const { first } = order
  await announce(
    tx,
    { actor: { kind: 'job', name: 'messages' }, now },
    {
      name: 'order.messaged',
      subject: { id: order.id, name: String(first.order_number), accountId: first.account_id },
      agentId: first.agent_id,
      days: [...new Set(order.tours.map(({ date }) => date))],
      facts: { message: message.event, channel: outcome.channel, to: outcome.address },
    },
  )
}

/**
 * Postpones a reminder without a pickup time until late; notifies screens, since that's a finding of its day.
 */
async function waitForTime(tx: Tx, { id, reason }: News, { date }: TourRow, late: Date): Promise<void> {
  await postpone(tx, id, late, 'no_pickup_time')
  if (reason === 'no_pickup_time') return
  await notify(tx, [{ topic: 'orders', days: [date], by: null, accountId: null }])
}

/** The tours as the customer knows them once a message is sent. */
export function toldBy(
  { event }: Pick<News, 'event'>,
  order: OrderToTell,
  tour: TourRow | null,
  known: readonly KnownTour[],
): KnownTour[] {
  switch (event) {
    case 'order_confirmed':
    case 'order_changed':
    case 'departure_moved':
      return knownNow(order)
    case 'tour_reminder':
    case 'pickup_changed':
      return tour ? knownAfter(known, toKnown(tour)) : [...known]
    case 'order_canceled':
    case 'departure_canceled':
    case 'payment_link':
    case 'balance_due':
    case 'balance_overdue':
      return [...known]
  }
}

const fieldsTold: Partial<Record<CustomerNews, readonly ChangedField[]>> = {
  order_changed: orderFields,
  departure_moved: orderFields,
  pickup_changed: pickupFields,
}

/** The changes that a message is about; null for messages that aren't about changes. */
function changesOf(
  event: CustomerNews,
  order: OrderToTell,
  tour: TourRow | null,
  known: readonly KnownTour[],
): TourChange[] | null {
  const fields = fieldsTold[event]
  if (!fields) return null
  if (event !== 'pickup_changed') return changesSince(known, knownNow(order), fields)
  return tour
    ? changesSince(
        known.filter(({ entry }) => entry === tour.entry),
        [toKnown(tour)],
        fields,
      )
    : []
}

interface Writing {
  message: News
  order: OrderToTell
  tour: TourRow | null
  /** What the batch of departures does to the order, for a message about one. */
  batch: OrderOfBatch | null
  changes: readonly TourChange[]
  known: readonly KnownTour[]
  reader: Reader
  now: Date
}

async function letterOf(
  tx: Tx,
  product: Pick<Product, 'env' | 'origin'>,
  { message, order, tour, batch, changes, known, reader, now }: Writing,
): Promise<Letter> {
  const business = await letterHead(tx, product)
  const isInBatch = ({ entry }: { entry: string }) => batch?.entries.includes(entry) ?? false
  const about = {
    entry: message.entry_id ?? order.tours.find(isInBatch)?.entry ?? null,
    payment: message.payment_id,
    instalment: message.instalment,
    today: dayIn(now),
    changes,
    tours: message.event === 'departure_canceled' ? (batch?.entries ?? []) : null,
    reason: batch?.reason ?? '',
  }
  const withFile = message.event === 'order_confirmed' || message.event === 'tour_reminder'
  const tours = tour ? [tour] : order.booked
  return {
    ...reader,
    factsIn: (language) => orderFacts(product, order, business, about, language),
    content: tour ? contentOf(tour) : '',
    files: withFile ? tourFile(product, now, tours) : [],
    isUrgent:
      (message.event === 'pickup_changed' && tour !== null && isUrgent(now, tour)) ||
      order.tours.some((each) => isInBatch(each) && isUrgent(now, each)) ||
      known.some((each) => isInBatch(each) && isUrgent(now, { ...each, pickupTime: each.time })),
    business,
  }
}

function isGone({ date, endDate, pickupTime }: TourRow, now: Date): boolean {
  return now >= instantIn(pickupTime ? date : (endDate ?? date), pickupTime ?? '23:59')
}
