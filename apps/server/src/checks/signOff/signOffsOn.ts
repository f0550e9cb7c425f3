import type { Day } from '@tourdesk/domain/calendar'
import { compiled } from '../../kernel/compiled.ts'

/** Who signed off each day of a range last; days that nobody signed off are missing. */
export const signOffsOn = compiled((db, days: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('day_sign_offs')
    .distinctOn('date')
    .select(['date', 'by_name as name', 'at'])
    .where('date', '>=', days.startDate)
    .where('date', '<=', days.endDate)
    .orderBy('date')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc'),
)
