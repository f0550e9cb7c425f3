import type { DayFinding } from '@tourdesk/contract/checks/dayChecks'
import type { Day } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { readDay } from './readDay.ts'

/** The findings of a day, most urgent first, with their marks as known. */
export async function findDayChecks({ db }: Pick<Call, 'db'>, date: Day): Promise<DayFinding[]> {
  const { findings, known } = await readDay(db, date)
  return findings.map((finding) => {
    const mark = known.get(finding.key)
    return {
      ...finding,
      known: mark ? { reason: mark.reason, name: mark.by_name, at: mark.at.toISOString() } : null,
    }
  })
}
