import { setTimeout as delay } from 'node:timers/promises'

export interface Going {
  /** The pause before the first new try and the longest one, in milliseconds. */
  pauses: { least: number; most: number }
  /** Ends it: nothing begins after that. */
  signal: AbortSignal
  onError: (error: unknown) => void
  /** Called each time it goes on after an interruption. */
  onAgain?: () => void
}

/**
 * Begins something that may end by itself, and begins it again whenever it does, until the signal says stop. There is
 * never more than one, nor more than one waiting to begin. Rejects when the first beginning fails; later ones are tried
 * again after growing pauses.
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

/** Twice as long after each failure; up to half of it is chance, so that servers don't all come back at one moment. */
function pauseAfter(failures: number, { least, most }: Going['pauses']): number {
  return Math.min(most, least * 2 ** failures) * (0.5 + Math.random() / 2)
}
