/** A phone's clock usually differs from the office's (the server's). Its last response corrects it. */
export interface PhoneClock {
  /** Milliseconds by which the office's clock is ahead of this phone's. */
  ahead: number
  /** The last tap's time, in milliseconds by the office's clock. */
  lastAt: number
}

export const rightClock: PhoneClock = { ahead: 0, lastAt: 0 }

/** The largest step back of the clock (ms) after which a tap is still moved behind the previous one. */
const mostBehindMs = 60_000

/** The current time in the office, in milliseconds. */
export function officeTime({ ahead }: PhoneClock, now = Date.now()): number {
  return now + ahead
}

/**
 * The time of a tap in milliseconds. The latest tap of a party counts, so a tap is never before the previous
 * one, unless the clock was set back by a minute or more in between.
 */
export function timeOfTap(clock: PhoneClock, now = Date.now()): number {
  const time = officeTime(clock, now)
  const isJustBefore = time <= clock.lastAt && clock.lastAt - time < mostBehindMs
  return isJustBefore ? clock.lastAt + 1 : time
}

/**
 * Milliseconds by which the office's clock is ahead, judged by a response.
 * @param office the office's clock when it responded
 * @param asked the phone's clock when the call was made
 * @param answered the phone's clock when the response arrived
 */
export function aheadOf(office: number, asked: number, answered: number): number {
  return Math.round(office - (asked + answered) / 2)
}
