import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import { crewName } from './crewOfUnit.ts'

/** The guides and drivers who are reserved on one of the days, with the range of each. */
export const reservedOn = compiled((db, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('availability_ranges')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['operators.id', crewName.as('name'), 'start_date', 'end_date'])
    .where('status', '=', 'reserved')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`daterange(start_date, end_date, '[]') && daterange(${startDate}, ${endDate}, '[]')`)
    .orderBy('operators.id'),
)
