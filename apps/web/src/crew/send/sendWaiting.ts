import type { CrewEventInput as CrewEvent, EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { settleTaps, waitingTaps } from '../keep/keptTaps.ts'

/** The most taps in one call. */
const mostInCall = 200

export type Post = (events: CrewEvent[]) => Promise<EventOutcomes['data']>

/**
 * Sends all pending taps, oldest first. A tap is pending until the office has answered for it, so a call
 * whose answer was lost is repeated, and the office recognizes the taps by their ids. Rejects with the
 * `Problem` of a failed call; the rest then stays pending.
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
      // A tap that the office can't even read would block all others.
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
