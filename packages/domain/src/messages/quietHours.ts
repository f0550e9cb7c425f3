import { addDays, type Day, dayIn, instantIn, timeIn, weekdayOf } from '../calendar.ts'

/** When no one gets messages, in Israel's time. */
export interface QuietHours {
  isOn: boolean
  /** `HH:mm`; past midnight if `until` isn't later. */
  from: string
  until: string
  /** Additional quiet times on single weekdays. */
  windows: QuietWindow[]
}

/** 0 for Sunday to 6 for Saturday. */
export interface QuietWindow {
  weekday: number
  from: string
  until: string
}

/**
 * The most quiet times in a row to wait for; even a week of nothing but quiet times can't hold a message
 * forever.
 */
const mostInARow = 20
const msPerHour = 3_600_000

/** When to send a message: at once, or when the quiet time ends. */
export function whenToSend(now: Date, quiet: QuietHours, { isUrgent = false } = {}): Date {
  if (isUrgent) return now
  let at = now
  for (let round = 0; round < mostInARow; round++) {
    const end = endOfQuiet(at, quiet)
    if (!end) return at
    at = end
  }
  return at
}

/** When the quiet time around an instant ends; null if there is none. */
function endOfQuiet(at: Date, { isOn, from, until, windows }: QuietHours): Date | null {
  const today = dayIn(at)
  const days = [addDays(today, -1), today]
  const times = days.flatMap((day) => [
    ...(isOn ? [{ day, from, until }] : []),
    ...windows
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map((window) => ({ day, from: window.from, until: window.until })),
  ])
  const ends = times.filter((time) => covers(time, at)).map((time) => endAfter(at, time))
  return ends.reduce<Date | null>((last, end) => (last && last > end ? last : end), null)
}

interface QuietTime {
  day: Day
  from: string
  until: string
}

function covers(time: QuietTime, at: Date): boolean {
  const now = `${dayIn(at)} ${timeIn(at)}`
  return `${time.day} ${time.from}` <= now && now < `${endDay(time)} ${time.until}`
}

/** The end, or the second one if the night's clocks go back over it. */
function endAfter(at: Date, time: QuietTime): Date {
  const end = instantIn(endDay(time), time.until)
  return end > at ? end : new Date(end.getTime() + msPerHour)
}

function endDay({ day, from, until }: QuietTime): Day {
  return until > from ? day : addDays(day, 1)
}
