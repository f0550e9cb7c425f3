import type { DayCheckCounts } from '@tourdesk/contract/checks/dayChecks'
import type { Day } from '@tourdesk/domain/calendar'
import { longestChecksRange } from '@tourdesk/domain/checks/checksRange'
import { countFindings } from '@tourdesk/domain/checks/countFindings'
import { checkDayRange } from '@tourdesk/domain/dayRange'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { readDays } from './readDays.ts'

/** The counts of each day of a range. Throws a field error (400) if it has more than 14 days. */
export async function countDayChecks(
  { db, now }: Pick<Call, 'db' | 'now'>,
  days: { startDate: Day; endDate: Day },
): Promise<DayCheckCounts[]> {
  acceptFields(checkDayRange(days, longestChecksRange))
  const checked = await readDays(db, days, now)
  return checked.map(({ date, findings, signedOff }) => ({
    date,
    ...countFindings(findings),
    signedOff: signedOff && { ...signedOff, at: signedOff.at.toISOString() },
  }))
}
