import type { Day } from '@tourdesk/domain/calendar'
import { compiled } from '../kernel/compiled.ts'

/** The marks as known on a day, including those of findings that are gone. */
export const knownOn = compiled((db, { date }: { date: Day }) =>
  db.selectFrom('day_known').select(['key', 'reason', 'by_name', 'at']).where('date', '=', date),
)
