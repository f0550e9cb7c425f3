const msPerMinute = 60_000
/** A phone's clock that's further ahead is wrong. */
const mostAheadMs = 10 * msPerMinute
/** Phones send events they have kept for at most this long. */
const oldestMs = 48 * 60 * msPerMinute

/** True if an event is in the future, or older than any that phones keep. */
export function isClockWrong(at: Date, arrived: Date): boolean {
  const ahead = at.getTime() - arrived.getTime()
  return ahead > mostAheadMs || -ahead > oldestMs
}

/** The time of an event that counts: a clock that's ahead can't make it the latest event for hours. */
export function countedAt(at: Date, arrived: Date): Date {
  return at > arrived ? arrived : at
}
