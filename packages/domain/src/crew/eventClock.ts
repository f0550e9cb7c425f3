const msPerMinute = 60_000
/** A phone's clock that is ahead by more is wrong. */
const mostAheadMs = 10 * msPerMinute
/** Phones send what they kept for at most so long. */
const oldestMs = 48 * 60 * msPerMinute

/** True if an event is from the future, or older than any phone keeps one (CREW-20). */
export function isClockWrong(at: Date, arrived: Date): boolean {
  const ahead = at.getTime() - arrived.getTime()
  return ahead > mostAheadMs || -ahead > oldestMs
}

/** When an event happened, as it counts: a clock that is ahead can't make it the last one for hours. */
export function countedAt(at: Date, arrived: Date): Date {
  return at > arrived ? arrived : at
}
