import type { Person } from '@tourdesk/domain/access/actor'
import { type Habits, habitsOf } from '@tourdesk/domain/orders/habits'
import type { Call } from '../kernel/call.ts'
import { ask } from '../kernel/question.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/** The number of a person's last orders that are read. */
const read = 100

/** The caller's choices in the last orders that they placed themselves and may still see. */
export async function findHabits({ db, scope, actor }: Call<Person>): Promise<Habits> {
  const rows = await ask(db, lastEntriesOf(scope, { person: actor.userId }))
  return habitsOf(
    rows.map(({ tour_id, group_type, language, price_class, pickup_location_id, pickup_city }) => ({
      tour: tour_id,
      group_type,
      language,
      price_class,
      pickup: pickup_location_id && pickup_city ? { _id: pickup_location_id, city: pickup_city } : null,
    })),
  )
}

const lastEntriesOf = scopedQuestion((rows, { person }: { person: string }) =>
  rows
    .orders()
    .innerJoin('order_entries', 'order_entries.order_id', 'orders.id')
    .select(['tour_id', 'group_type', 'language', 'price_class', 'pickup_location_id', 'pickup_city'])
    .where('orders.id', 'in', (last) =>
      last
        .selectFrom(
          rows
            .orders()
            .select('orders.id')
            .where('created_by', '=', person)
            .orderBy('orders.id', 'desc')
            .limit(read)
            .as('own'),
        )
        .select('own.id'),
    )
    .orderBy('orders.id', 'desc')
    .orderBy('position'),
)
