import type { CrewAway } from '@tourdesk/contract/crew/crewPage'
import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import { daysOffAhead } from '@tourdesk/domain/fleet/daysOff'
import { sql } from 'kysely'
import type { CrewCall } from '../../kernel/call.ts'
import { compiled } from '../../kernel/compiled.ts'
import { ask } from '../../kernel/question.ts'

/** The days off of the person of a phone, from today on: their own and the office's. */
export async function findAway({ db, actor, now }: CrewCall): Promise<CrewAway> {
  const today = dayIn(now)
  const days = { of: actor.operatorId, start: today, end: addDays(today, daysOffAhead) }
  return { now: now.toISOString(), data: await ask(db, daysOff(days)) }
}

const daysOff = compiled((db, { of, start, end }: { of: string; start: Day; end: Day }) =>
  db
    .selectFrom('availability_ranges')
    .select(['id as _id', 'start_date as startDate', 'end_date as endDate', 'is_own as isOwn'])
    .where('operator_id', '=', of)
    .where('status', '=', 'unavailable')
    .where(
      sql<boolean>`daterange(start_date, end_date, '[]') && daterange(${start}::date, ${end}::date, '[]')`,
    )
    .orderBy('start_date'),
)
