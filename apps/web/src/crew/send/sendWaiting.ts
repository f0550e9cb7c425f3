import type { CrewEventInput as CrewEvent, EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { settleTaps, waitingTaps } from '../keep/keptTaps.ts'

/** The most taps in one call (CREW-17). */
const mostInCall = 200

export type Post = (events: CrewEvent[]) => Promise<EventOutcomes['data']>

/**
 * Sends what waits, oldest first, until nothing does. A tap waits until the office has answered for it, so a call whose
 * answer got lost is made again, and the office knows the taps by their ids.
 * Rejects with the `Problem` of a call that failed; then the rest waits.
 */
export async function sendWaiting(database: CrewDatabase, post: Post): Promise<void> {
  let most = mostInCall
  for (;;) {
    const events = await waitingTaps(database, most)
    if (events.length === 0) return
    try {
      const settled = outcomesOf(events, await post(events))
      if (settled.length === 0) throw new Problem('unexpected')
      await settleTaps(database, settled)
      most = mostInCall
    } catch (error) {
      if (!isUnreadable(error)) throw error
      // One that the office can't even read would keep all others back.
      if (events.length === 1)
        await settleTaps(database, [{ _id: events[0]!._id, state: 'refused', code: error.code }])
      else most = Math.ceil(events.length / 2)
    }
  }
}

function outcomesOf(sent: readonly CrewEvent[], answered: EventOutcomes['data']) {
  const ids = new Set(sent.map(({ _id }) => _id))
  return answered
    .filter(({ _id }) => ids.has(_id))
    .map(({ _id, outcome, code }) => ({
      _id,
      state: outcome === 'refused' ? ('refused' as const) : ('arrived' as const),
      code,
    }))
}

function isUnreadable(error: unknown): error is Problem {
  return error instanceof Problem && (error.status === 400 || error.status === 413)
}
