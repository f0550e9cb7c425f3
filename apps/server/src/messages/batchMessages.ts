import type { BatchMessage } from '@tourdesk/contract/departures/batchParts'
import { dayIn } from '@tourdesk/domain/calendar'
import type { DepartureNews } from '@tourdesk/domain/messages/automatic'
import { channelsOf } from '@tourdesk/domain/messages/messageSettings'
import { firstWay } from '@tourdesk/domain/messages/whoGetsIt'
import type { BatchMessages } from '../orders/batches/batchMessages.ts'
import { newsOfBatch } from './automatic/departureBatch.ts'
import { type NewsSettings, readNewsSettings } from './automatic/newsSettings.ts'
import { lastDayOf, type OrderToTell, readOrders } from './automatic/readOrder.ts'
import { whoReads } from './automatic/whoReads.ts'
import { stateAt } from './findMessages.ts'

/** The messages of canceled and moved departures. */
export const batchMessages: BatchMessages = {
  async planned({ db, now }, kind, ids) {
    const news = await readNewsSettings(db)
    const orders = await readOrders(db, ids)
    return new Map([...orders].map(([id, order]) => [id, wayOf(newsOfBatch[kind], order, news, now)]))
  },

  async sent({ db, now }, batch) {
    const rows = await db
      .selectFrom('messages')
      .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
      .select([
        'messages.id',
        'order_id',
        'event',
        'messages.channel',
        'address',
        'reason',
        'mail_outbox.status',
      ])
      .select(stateAt(now).as('state'))
      .where('departure_batch_id', '=', batch)
      .where('resends', 'is', null)
      .execute()
    return new Map(
      rows.map(({ id, order_id, event, state, channel, address, reason, status }) => [
        order_id ?? '',
        { _id: id, event, state, channel, address, reason: status === 'kept' ? 'kept' : reason },
      ]),
    )
  },
}

function wayOf(event: DepartureNews, order: OrderToTell, news: NewsSettings, now: Date): BatchMessage {
  const none = (reason: BatchMessage['reason']) => ({ event, reader: null, channel: null, reason })
  if (!news.wasOn(event, now)) return none('switched_off')
  if (lastDayOf(order) < dayIn(now)) return none('past')
  const reader = whoReads(event, order)
  if ('silence' in reader) return none(reader.silence)
  const way = firstWay(channelsOf(news.settings, event), reader.addresses)
  return way ? { event, reader: reader.kind, channel: way.channel, reason: null } : none('no_address')
}
