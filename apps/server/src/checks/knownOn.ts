import type { Day } from '@tourdesk/domain/calendar'
import { compiled } from '../kernel/compiled.ts'

/** The marks as known on the days of a range, including those of findings that are gone. */
export const knownOn = compiled((db, days: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('day_known')
    .select(['date', 'key', 'reason', 'by_name', 'at'])
    .where('date', '>=', days.startDate)
    .where('date', '<=', days.endDate),
)
