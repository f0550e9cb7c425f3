import { crewStore } from '../crewStore.ts'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { keepClock } from '../keep/keptAnswers.ts'
import { aheadOf } from '../phoneClock.ts'

/**
 * Makes a call and notes by how much the office's clock is ahead (CREW-20). Rejects if the person left while it was
 * under way: its answer isn't for this phone any more.
 */
export async function noteClock<Answer extends { now: string }>(
  database: CrewDatabase,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const asked = Date.now()
  const answer = await call()
  const ahead = aheadOf(Date.parse(answer.now), asked, Date.now())
  const clock = { ...crewStore.now().clock, ahead }
  await keepClock(database, clock)
  crewStore.change({ clock })
  return answer
}
