/** The earliest and the latest time of a stop, both allowed. The catalogue's times have a narrower window. */
const stopWindow = { first: '04:00', last: '23:59' } as const

/** True for a time `HH:mm` at which a vehicle may stop. */
export function isStopTime(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && time >= stopWindow.first && time <= stopWindow.last
}

/** The time `minutes` later, or earlier if negative; null if that's outside the window. */
export function laterBy(time: string, minutes: number): string | null {
  const moved = timeAt(minutesInto(time) + minutes)
  return moved !== null && isStopTime(moved) ? moved : null
}

/** The next or previous multiple of five minutes, as the arrow keys move it; stays within the window. */
export function steppedTime(time: string, direction: 1 | -1): string {
  const at = minutesInto(time) / 5
  const next = (direction > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1) * 5
  const clamped = Math.min(minutesInto(stopWindow.last), Math.max(minutesInto(stopWindow.first), next))
  return timeAt(clamped) ?? time
}

/** Minutes from one time of a day to another; negative if the second is earlier. */
export function minutesBetween(from: string, to: string): number {
  return minutesInto(to) - minutesInto(from)
}

/** Minutes from midnight to a time `HH:mm`. */
export function minutesInto(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time `HH:mm` at these minutes after midnight; null outside the day. */
export function timeAt(minutes: number): string | null {
  if (minutes < 0 || minutes >= 24 * 60) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
