import { addDays, type Day, dayIn, instantIn } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { readNewsSettings } from './newsSettings.ts'
import { planMessage } from './planned.ts'

/**
 * Plans the messages to guides and drivers about the next day once it's time, or later if no server was
 * running then.
 */
export async function planCrewDays({ db }: Pick<Product, 'db'>, now: Date): Promise<void> {
  const { settings, wasOn } = await readNewsSettings(db)
  const today = dayIn(now)
  const day = addDays(today, 1)
  const since = instantIn(today, settings.crewTime)
  if (since > now || !wasOn('crew_day', since)) return
  const missing = await withoutDay(db, day)
  if (missing.length === 0) return
  await withoutEvent({ db }, async (tx) => {
    for (const { id, name } of missing) await planCrewDay(tx, { id, name }, day, now, now)
  })
}

export function planCrewDay(
  tx: Tx,
  { id, name }: { id: string; name: string },
  day: Day,
  dueAt: Date,
  now: Date,
): Promise<void> {
  return planMessage(tx, {
    event: 'crew_day',
    about: `${id}:${day}`,
    crew: { operator: id, name, language: 'he', unit: null },
    day,
    dueAt,
    now,
  })
}

/** The people who work on a day and have no message about it yet. */
function withoutDay(db: Db | Tx, day: Day) {
  return db
    .selectFrom('operators')
    .select(['operators.id'])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('unit_crew')
          .select('unit_crew.unit_id')
          .whereRef('unit_crew.operator_id', '=', 'operators.id')
          .where('start_date', '<=', day)
          .where('end_date', '>=', day),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.recipient_id', '=', 'operators.id')
            .where('event', '=', 'crew_day')
            .where(sql<boolean>`left(content, 10) = ${day}`),
        ),
      ),
    )
    .orderBy('operators.id')
    .execute()
}
