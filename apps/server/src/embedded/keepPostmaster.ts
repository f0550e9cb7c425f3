import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

/** A database that ends sooner than this never really started. */
const leastLifeMs = 10_000
/** After this many ends in a row, another restart won't help. */
const mostEnds = 5
const pauses = { least: 250, most: 4000 }

/**
 * Supervises the database: restarts it whenever it ends by itself.
 * @param onEnd called with its last output each time
 * @returns `ended`, which resolves once it's stopped or restarts are given up, and `stop`
 */
export function keepPostmaster(
  first: Postmaster,
  begin: () => Promise<Postmaster>,
  onEnd: (lastWords: string) => void,
): Pick<Postmaster, 'ended' | 'stop'> {
  const stopping = new AbortController()
  let running: Postmaster | null = first
  const ended = keep()
  return {
    ended,
    stop: async () => {
      stopping.abort()
      await running?.stop()
      await ended
    },
  }

  async function keep(): Promise<string> {
    let lastWords = await first.ended
    let startedAt = Number.NEGATIVE_INFINITY
    for (let ends = 1; !stopping.signal.aborted; ends += 1) {
      running = null
      onEnd(lastWords)
      if (Date.now() - startedAt > leastLifeMs) ends = 1
      if (ends > mostEnds) break
      const pause = Math.min(pauses.most, pauses.least * 2 ** (ends - 1))
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) break
      startedAt = Date.now()
      try {
        running = await begin()
        if (stopping.signal.aborted) await running.stop()
        lastWords = await running.ended
      } catch (error) {
        lastWords = error instanceof Error ? error.message : String(error)
      }
    }
    return lastWords
  }
}
