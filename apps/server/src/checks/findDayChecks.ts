import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { readDay } from './readDays.ts'

/** The findings of a day, most urgent first, with their marks as known. */
export async function findDayChecks({ db, now }: Pick<Call, 'db' | 'now'>, date: Day): Promise<DayFinding[]> {
  return (await readDay(db, date, now)).findings
}
