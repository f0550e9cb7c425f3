import { crewStore } from '../crewStore.ts'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { keepClock } from '../keep/keptAnswers.ts'
import { aheadOf } from '../phoneClock.ts'

/**
 * Makes a call and stores by how much the office's clock is ahead. Rejects if the person signed out during
 * the call, since its response is no longer for this phone.
 */
export async function noteClock<Answer extends { now: string }>(
  database: CrewDatabase,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const asked = Date.now()
  const answer = await call()
  const ahead = aheadOf(Date.parse(answer.now), asked, Date.now())
  await keepClock(database, { ...crewStore.now().clock, ahead })
  // Someone may have tapped in the meantime.
  crewStore.change({ clock: { ...crewStore.now().clock, ahead } })
  return answer
}
