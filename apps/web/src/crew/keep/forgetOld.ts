import { addDays, instantIn } from '@tourdesk/domain/calendar'
import type { CrewDatabase } from './crewDatabase.ts'
import { daysAt } from './daysAt.ts'
import { keepDays, keptAnswers } from './keptAnswers.ts'
import { forgetTaps } from './keptTaps.ts'

/**
 * Removes what's older than yesterday, with or without a connection. Taps that the office doesn't have stay.
 * @param now milliseconds by the office's clock
 */
export async function forgetOld(database: CrewDatabase, now: number): Promise<void> {
  const { days } = await keptAnswers(database)
  if (!days) return
  const current = daysAt(days, now)
  await keepDays(database, current)
  await forgetTaps(database, instantIn(addDays(current.today, -1), '00:00').toISOString())
}
