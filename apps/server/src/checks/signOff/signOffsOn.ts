import type { Day } from '@tourdesk/domain/calendar'
import { compiled } from '../../kernel/compiled.ts'

/** Whether any day was signed off since an instant: an office that signs no days isn't reminded of it. */
export const anySignOff = compiled((db, { since }: { since: Date }) =>
  db.selectFrom('day_sign_offs').select('id').where('at', '>=', since).limit(1),
)

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
