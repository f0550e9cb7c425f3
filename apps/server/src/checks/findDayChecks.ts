import type { DayChecks } from '@tourdesk/contract/checks/dayChecks'
import type { Day } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { readDay } from './readDay.ts'

/** The findings of a day, most urgent first, with their marks as known, and who signed the day off. */
export async function findDayChecks({ db, now }: Pick<Call, 'db' | 'now'>, date: Day): Promise<DayChecks> {
  const { findings: data, hash, signedOff } = await readDay(db, date, now)
  return { data, hash, signedOff: signedOff && { ...signedOff, at: signedOff.at.toISOString() } }
}
