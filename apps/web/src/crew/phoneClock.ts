/** A phone's clock seldom is the office's. What the office's showed at its last answer corrects it (CREW-20). */
export interface PhoneClock {
  /** Milliseconds by which the office is ahead of this phone. */
  ahead: number
  /** The last tap's time. */
  lastAt: number
}

export const rightClock: PhoneClock = { ahead: 0, lastAt: 0 }

/** The most by which a tap is put behind the one before. */
const mostBehindMs = 60_000

/** The office's time now. */
export function officeTime({ ahead }: PhoneClock, now = Date.now()): number {
  return now + ahead
}

/**
 * The time of a tap. The later tap of a party counts, so it's never before the tap before it, even if the clock was
 * corrected in between.
 */
export function timeOfTap(clock: PhoneClock, now = Date.now()): number {
  const time = officeTime(clock, now)
  const isJustBefore = time <= clock.lastAt && clock.lastAt - time < mostBehindMs
  return isJustBefore ? clock.lastAt + 1 : time
}

/**
 * By how much the office is ahead, seen by an answer.
 * @param office its clock when it answered
 * @param asked the phone's clock when the call was made
 * @param answered the phone's clock when the answer came
 */
export function aheadOf(office: number, asked: number, answered: number): number {
  return Math.round(office - (asked + answered) / 2)
}
