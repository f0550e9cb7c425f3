/** The only source of "now", passed as an argument so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is set. */
export interface SettableClock extends Clock {
  set(instant: Date | string): void
}

/** A clock for tests; a string is an ISO instant such as `2026-03-02T18:00:00+02:00`. */
export function settableClock(start: Date | string): SettableClock {
  let current = instantOf(start)
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instantOf(instant)
    },
  }
}

function instantOf(instant: Date | string): number {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Not an instant: ${instant}`)
  return time
}
