import { setTimeout as delay } from 'node:timers/promises'

export interface Going {
  /** The first and the longest pause before a retry, in milliseconds. */
  pauses: { least: number; most: number }
  /** Aborts it: nothing starts after that. */
  signal: AbortSignal
  onError: (error: unknown) => void
  /** Called each time it resumes after an interruption. */
  onAgain?: () => void
}

/**
 * Starts something that may end by itself, and restarts it whenever it does, until the signal aborts. Never runs two at
 * once, and never has more than one waiting to start. Rejects if the first start fails; later ones are retried after
 * growing pauses.
 */
export async function keepGoing(begin: () => Promise<{ ended: Promise<unknown> }>, going: Going) {
  const { ended } = await begin()
  void goOn(ended, begin, going)
}

async function goOn(
  first: Promise<unknown>,
  begin: () => Promise<{ ended: Promise<unknown> }>,
  { pauses, signal, onError, onAgain }: Going,
): Promise<void> {
  let ended = first
  for (let failures = 0; ; ) {
    try {
      await ended
      await delay(pauseAfter(failures, pauses), undefined, { signal, ref: false })
      ;({ ended } = await begin())
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      ended = Promise.resolve()
      failures += 1
      continue
    }
    onAgain?.()
  }
}

/** Doubles after each failure; up to half is random, so that servers don't all reconnect at once. */
function pauseAfter(failures: number, { least, most }: Going['pauses']): number {
  return Math.min(most, least * 2 ** failures) * (0.5 + Math.random() / 2)
}
