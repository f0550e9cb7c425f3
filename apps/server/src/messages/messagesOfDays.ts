import type { Day } from '@tourdesk/domain/calendar'
import type { MessageFact } from '@tourdesk/domain/checks/dayFacts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isBooked } from '../entries/booked.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/** A message about a day. */
export type MessageOfDay = MessageFact & { day: Day }

/**
 * The messages about the tours, vehicles and crews of some days that reached nobody: failed, to be sent by hand, or a
 * reminder that waits for a pickup time. Leaves out those that were sent again since or are about canceled
 * tours.
 */
export function messagesOfDays(days: { startDate: Day; endDate: Day }): Question<MessageOfDay[]> {
  return answering(unsentOf(everyOrder, days), (rows) => rows.map(toFact))
}

const unsentState = sql<MessageFact['state'] | null>`case
  when messages.state = 'by_hand' then 'by_hand'
  when messages.state = 'mailed' and mail_outbox.status = 'failed' then 'failed'
  when messages.state = 'planned' and messages.event = 'tour_reminder' then 'waiting'
end`

const unsentOf = scopedQuestion(
  ({ db, entries }, { startDate, endDate }: { startDate: Day; endDate: Day }) => {
    const entryOfMessage = () =>
      entries().where('order_entries.id', '=', sql.ref<string>('messages.entry_id'))
    const about = entries()
      .innerJoin('messages', 'messages.entry_id', 'order_entries.id')
      .select(['messages.id', 'tour_date as day'])
      .where('tour_date', '>=', startDate)
      .where('tour_date', '<=', endDate)
      .where(isBooked())
      .where(sql<boolean>`(messages.state <> 'planned' or pickup_time is null)`)
      .union(
        db
          .selectFrom('messages')
          .select(['id', sql<Day>`unit_day`.as('day')])
          .where('unit_day', '>=', startDate)
          .where('unit_day', '<=', endDate),
      )
      .union(
        db
          .selectFrom('messages')
          .select(['id', sql<Day>`left(content, 10)::date`.as('day')])
          .where('event', '=', 'crew_day')
          .where(sql<boolean>`left(content, 10) between ${startDate}::text and ${endDate}::text`),
      )
    return db
      .selectFrom(about.as('about'))
      .innerJoin('messages', 'messages.id', 'about.id')
      .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
      .leftJoin('vehicle_units', 'vehicle_units.id', 'messages.unit_id')
      .leftJoin('tours', 'tours.id', 'vehicle_units.tour_id')
      .select(['messages.id', 'recipient_kind', 'recipient_id', 'vehicle_units.id as unit', 'about.day'])
      .select('vehicle_units.tour_date')
      .select(['tours.id as tour', 'tours.name as tour_name'])
      .select(unsentState.as('unsent'))
      .select([
        jsonArrayFrom(
          entryOfMessage()
            .innerJoin('orders', 'orders.id', 'order_entries.order_id')
            .innerJoin('tours as booked', 'booked.id', 'order_entries.tour_id')
            .select(['order_entries.id as _id', 'order_entries.order_id as orderId'])
            .select(['order_number as orderNumber', 'pickup_time as time'])
            .select(['booked.id as tour', 'booked.name as tourName', 'order_entries.tour_date as tourDate']),
        ).as('entries'),
      ])
      .where(unsentState, 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('messages as later')
              .select('later.id')
              .whereRef('later.resends', '=', 'messages.id')
              .where('later.state', '!=', 'canceled'),
          ),
        ),
      )
  },
)

type UnsentRow = ReturnType<ReturnType<typeof unsentOf>['read']>[number]

function toFact(row: UnsentRow): MessageOfDay {
  const [entry] = row.entries
  const { recipient_kind, recipient_id } = row
  const tour = row.tour === null ? null : { _id: row.tour, name: row.tour_name ?? '' }
  return {
    day: row.day,
    _id: row.id,
    state: row.unsent ?? 'failed',
    tour: entry ? { _id: entry.tour, name: entry.tourName } : tour,
    tourDate: entry?.tourDate ?? row.tour_date,
    tourCar: row.unit,
    time: entry?.time ?? null,
    entries: row.entries.map(({ _id, orderId, orderNumber }) => ({ _id, orderId, orderNumber })),
    operators: recipient_kind === 'operator' && recipient_id !== null ? [recipient_id] : [],
  }
}
