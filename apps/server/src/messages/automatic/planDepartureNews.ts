import { changesSince, type KnownTour, knownQuietly, orderFields } from '@tourdesk/domain/messages/knownTours'
import { cancelMessages } from '../cancelMessages.ts'
import { newsOfBatch, orderOfBatch } from './departureBatch.ts'
import type { StoredNews } from './openNews.ts'
import { type NewsStep, planAbout } from './planAbout.ts'
import { dropPlanned } from './planned.ts'
import { knownNow } from './readOrder.ts'
import { noteTold, toldOf } from './told.ts'

/**
 * Plans the one message about a canceled or moved departure, which names all the order's tours in the batch, and
 * drops what it replaces.
 * @param open the order's messages that aren't sent yet
 */
export async function planDepartureNews(
  step: NewsStep,
  batch: string,
  open: readonly StoredNews[],
): Promise<void> {
  const { tx, order, news, now } = step
  const its = await orderOfBatch(tx, batch, order.id)
  if (!its) throw new Error(`Order ${order.id} isn't in the batch ${batch}.`)
  const event = newsOfBatch[its.kind]
  const isOwn = (entry: string | null) => entry !== null && its.entries.includes(entry)
  const current = knownNow(order)
  const known = (await toldOf(tx, order.id)) ?? current
  switch (event) {
    case 'departure_canceled': {
      const left: KnownTour[] = order.isCanceled ? [] : known.filter(({ entry }) => !isOwn(entry))
      await noteTold(tx, order.id, left, now)
      if (changesSince(left, current, orderFields).length === 0)
        await dropPlanned(tx, order.id, 'order_changed')
      break
    }
    case 'departure_moved':
      if (!news.wasOn(event, now)) await noteTold(tx, order.id, knownQuietly(known, current), now)
      await cancelMessages(
        tx,
        open
          .filter(({ event: other, entry_id }) => other === 'order_changed' || isOwn(entry_id))
          .map(({ id }) => id),
        'overtaken',
      )
  }
  await planAbout(step, event, `${batch}:${order.id}`, { departureBatch: batch, dueAt: now })
}
