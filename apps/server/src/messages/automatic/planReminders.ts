import { addDays, dayIn, instantIn } from '@tourdesk/domain/calendar'
import { languageOfCustomer } from '@tourdesk/domain/messages/languages'
import { sql } from 'kysely'
import { isBooked } from '../../entries/booked.ts'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { readNewsSettings } from './newsSettings.ts'
import { keyOfNews, planMessage } from './planned.ts'

/**
 * Plans the reminders of a day's tours once it's time on the day before. A server that was down then catches
 * up later, even on the day itself before the pickup. Customers whose order was confirmed since that time get
 * none: the confirmation says it all.
 */
export async function planReminders({ db }: Pick<Product, 'db'>, now: Date): Promise<void> {
  const { settings, wasOn } = await readNewsSettings(db)
  const today = dayIn(now)
  for (const date of [today, addDays(today, 1)]) {
    const since = instantIn(addDays(date, -1), settings.reminderTime)
    if (since > now || !wasOn('tour_reminder', since)) continue
    const missing = await missingReminders(db, date, since)
    if (missing.length === 0) continue
    await withoutEvent({ db }, async (tx) => {
      for (const row of missing)
        await planMessage(tx, {
          event: 'tour_reminder',
          about: `${row.entry}:${date}`,
          order: {
            id: row.order,
            number: row.order_number,
            entry: row.entry,
            recipient: `${row.first_name} ${row.last_name}`.trim(),
            language: languageOfCustomer({
              chosen: row.chosen,
              name: `${row.first_name} ${row.last_name}`,
              tour: row.language,
            }),
          },
          day: date,
          dueAt: now,
          now,
        })
    })
  }
}

/** The day's booked tours without a reminder, except those whose order was confirmed since. */
function missingReminders(db: Db | Tx, date: string, since: Date) {
  const key = sql<string>`${keyOfNews('tour_reminder', '')} || order_entries.id::text || ':' || ${date}::text`
  return scopedRows(db, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .leftJoin('message_choices', 'message_choices.order_id', 'orders.id')
    .select([
      'order_entries.id as entry',
      'order_entries.order_id as order',
      'order_number',
      'first_name',
      'last_name',
      'order_entries.language',
      'message_choices.language as chosen',
    ])
    .where('tour_date', '=', date)
    .where(isBooked())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('messages').select('messages.id').where('messages.key', '=', key))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as confirmation')
            .select('confirmation.id')
            .whereRef('confirmation.order_id', '=', 'order_entries.order_id')
            .where('confirmation.event', '=', 'order_confirmed')
            .where('confirmation.state', 'not in', ['canceled', 'suppressed'])
            .where('confirmation.created_at', '>=', since),
        ),
      ),
    )
    .limit(1000)
    .execute()
}
