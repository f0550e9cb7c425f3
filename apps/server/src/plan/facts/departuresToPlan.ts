import type { Day } from '@tourdesk/domain/calendar'
import { compiled } from '../../kernel/compiled.ts'

/** The departures of a day that take place. */
export const departuresToPlan = compiled((db, { date }: { date: Day }) =>
  db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_id as tour', 'tours.name', 'total_hour_duration as hours'])
    .where('tour_date', '=', date)
    .where('state', '<>', 'canceled'),
)
