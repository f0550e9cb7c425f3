import type { Day } from '@tourdesk/domain/calendar'
import type { MessageFact } from '@tourdesk/domain/checks/dayFacts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isBooked } from '../entries/booked.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/**
 * The messages about a day's tours, vehicles and crews that reached nobody: failed, to be sent by hand, or a
 * reminder that waits for a pickup time. Leaves out those that were sent again since or are about canceled
 * tours.
 */
export function messagesOfDay(date: Day): Question<MessageFact[]> {
  return answering(unsentOf(everyOrder, { date }), (rows) => rows.map(toFact))
}

const unsentState = sql<MessageFact['state'] | null>`case
  when messages.state = 'by_hand' then 'by_hand'
  when messages.state = 'mailed' and mail_outbox.status = 'failed' then 'failed'
  when messages.state = 'planned' and messages.event = 'tour_reminder' then 'waiting'
end`

const unsentOf = scopedQuestion(({ db, entries }, { date }: { date: Day }) => {
  const entryOfMessage = () => entries().where('order_entries.id', '=', sql.ref<string>('messages.entry_id'))
  return db
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .leftJoin('vehicle_units', 'vehicle_units.id', 'messages.unit_id')
    .leftJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .select(['messages.id', 'recipient_kind', 'recipient_id', 'vehicle_units.id as unit'])
    .select(['tours.id as tour', 'tours.name as tour_name'])
    .select(unsentState.as('unsent'))
    .select([
      jsonArrayFrom(
        entryOfMessage()
          .innerJoin('orders', 'orders.id', 'order_entries.order_id')
          .innerJoin('tours as booked', 'booked.id', 'order_entries.tour_id')
          .select(['order_entries.id as _id', 'order_entries.order_id as orderId'])
          .select(['order_number as orderNumber', 'pickup_time as time'])
          .select(['booked.id as tour', 'booked.name as tourName']),
      ).as('entries'),
    ])
    .where('messages.id', 'in', (eb) =>
      entries()
        .innerJoin('messages as about', 'about.entry_id', 'order_entries.id')
        .select('about.id')
        .where('tour_date', '=', date)
        .where(isBooked())
        .where(sql<boolean>`(about.state <> 'planned' or pickup_time is null)`)
        .unionAll(eb.selectFrom('messages as about').select('about.id').where('unit_day', '=', date))
        .unionAll(
          eb
            .selectFrom('messages as about')
            .select('about.id')
            .where('event', '=', 'crew_day')
            .where(sql<boolean>`left(content, 10) = ${date}::text`),
        ),
    )
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
})

type UnsentRow = ReturnType<ReturnType<typeof unsentOf>['read']>[number]

function toFact({
  id,
  unsent,
  unit,
  tour,
  tour_name,
  entries,
  recipient_kind,
  recipient_id,
}: UnsentRow): MessageFact {
  const [entry] = entries
  return {
    _id: id,
    state: unsent ?? 'failed',
    tour: entry
      ? { _id: entry.tour, name: entry.tourName }
      : tour === null
        ? null
        : { _id: tour, name: tour_name ?? '' },
    tourCar: unit,
    time: entry?.time ?? null,
    entries: entries.map(({ _id, orderId, orderNumber }) => ({ _id, orderId, orderNumber })),
    operators: recipient_kind === 'operator' && recipient_id !== null ? [recipient_id] : [],
  }
}
