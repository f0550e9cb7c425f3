import { addDays, type Day, daysFrom, instantIn } from '../calendar.ts'
import { minutesBetween } from '../dispatch/stops/stopTime.ts'
import type { CheckRules } from './checkRules.ts'
import type { WorkFact } from './dayFacts.ts'

/** When a driver works on a day. */
export interface WorkSpan {
  day: Day
  start: Date
  end: Date
}

const msPerMinute = 60_000
const msPerHour = 60 * msPerMinute

/**
 * When each driver works, by day: from the first pickup for the hours of the tour, and on each later day of a
 * unit from the same time for the default hours. Work without a known time is left out.
 */
export function workSpans(
  work: readonly WorkFact[],
  { defaultHours }: Pick<CheckRules, 'defaultHours'>,
): Map<string, WorkSpan[]> {
  const spans = new Map<string, WorkSpan[]>()
  const noonOf = noons()
  for (const { driver, tourDate, endDate, time, hours } of work) {
    if (time === null) continue
    const own = daysFrom(tourDate, endDate).map((day) => {
      // Clocks change before the first pickups of a day, so the time since noon is the same on every day.
      const start = new Date(noonOf(day) + minutesBetween('12:00', time) * msPerMinute)
      const length = day === tourDate ? (hours ?? defaultHours) : defaultHours
      return { day, start, end: new Date(start.getTime() + length * msPerHour) }
    })
    spans.set(driver, [...(spans.get(driver) ?? []), ...own])
  }
  return spans
}

/** The instants of noon, each worked out once: there are many units a day, and calendars are slow. */
function noons(): (day: Day) => number {
  const known = new Map<Day, number>()
  return (day) => {
    const noon = known.get(day) ?? instantIn(day, '12:00').getTime()
    known.set(day, noon)
    return noon
  }
}

/** The hours of the spans on the days from `first` to `last`. */
export function hoursIn(spans: readonly WorkSpan[], first: Day, last: Day): number {
  const within = spans.filter(({ day }) => first <= day && day <= last)
  return within.reduce((sum, { start, end }) => sum + hoursBetween(start, end), 0)
}

/**
 * The shorter of a driver's rests before and after a day of work; null if they work on neither the day before
 * nor the day after.
 */
export function restAround(spans: readonly WorkSpan[], day: Day): number | null {
  const on = (of: Day) => spans.filter((span) => span.day === of)
  const firstStart = (of: readonly WorkSpan[]) => Math.min(...of.map(({ start }) => start.getTime()))
  const lastEnd = (of: readonly WorkSpan[]) => Math.max(...of.map(({ end }) => end.getTime()))
  const [before, today, after] = [on(addDays(day, -1)), on(day), on(addDays(day, 1))]
  if (today.length === 0) return null
  const rests = [
    ...(before.length > 0 ? [firstStart(today) - lastEnd(before)] : []),
    ...(after.length > 0 ? [firstStart(after) - lastEnd(today)] : []),
  ]
  return rests.length === 0 ? null : rounded(Math.min(...rests) / msPerHour)
}

function hoursBetween(start: Date, end: Date): number {
  return rounded((end.getTime() - start.getTime()) / msPerHour)
}

/** Quarters of an hour are enough, and a sum of them is exact. */
function rounded(hours: number): number {
  return Math.round(hours * 4) / 4
}
