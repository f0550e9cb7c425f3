import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { unsettled } from './waitingRows.ts'

interface Days {
  startDate: Day
  endDate: Day
  tours?: string[] | undefined
}

/** How many people wait for each departure of a range of days, stored or not; none for those nobody waits for. */
export async function peopleWaiting(db: Db, { startDate, endDate, tours }: Days) {
  let rows = db
    .selectFrom('waiting_dates')
    .innerJoin('waiting_entries', 'waiting_entries.id', 'entry_id')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_id', 'tours.name as tour', 'tour_date', sql<number>`sum(people)::int`.as('people')])
    .where('waiting_entries.state', 'in', [...unsettled])
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
    .groupBy(['tour_id', 'tours.name', 'tour_date'])
  if (tours?.length) rows = rows.where('tour_id', 'in', tours)
  return rows.execute()
}
