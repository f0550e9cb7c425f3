import { crewStore } from '../crewStore.ts'
import { keepClock } from '../keep/keptAnswers.ts'
import { phone } from '../phone.ts'
import { aheadOf } from '../phoneClock.ts'
import { checkStillIn } from './checkStillIn.ts'

/**
 * Makes a call and notes by how much the office's clock is ahead (CREW-20). Rejects if somebody signed out while it was
 * under way: its answer isn't for this phone any more.
 */
export async function noteClock<Answer extends { now: string }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  const asked = Date.now()
  const { session } = crewStore.now()
  const answer = await call()
  if (session !== 'out') checkStillIn()
  const ahead = aheadOf(Date.parse(answer.now), asked, Date.now())
  const clock = { ...crewStore.now().clock, ahead }
  crewStore.change({ clock })
  await keepClock(await phone(), clock)
  return answer
}
