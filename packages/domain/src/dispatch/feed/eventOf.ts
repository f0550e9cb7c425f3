import { addDays, type Day, instantIn } from '../../calendar.ts'

/** How long a tour of unknown length takes in a calendar. */
const usualHours = 10
const msPerHour = 3_600_000

/** Days that a calendar shows: two weeks back, and about three months ahead. */
export function feedDays(today: Day): { startDate: Day; endDate: Day } {
  return { startDate: addDays(today, -14), endDate: addDays(today, 90) }
}

/** The first moment from which a canceled event is still shown. */
export function canceledSince(now: Date): Date {
  return new Date(now.getTime() - 14 * 24 * msPerHour)
}

/** When a tour is, as calendars have it: from one instant to another, or whole days of which `end` is the first free one. */
export type EventTimes = { allDay: false; start: Date; end: Date } | { allDay: true; start: Day; end: Day }

/**
 * The time of a tour in a calendar: from the first pickup for as long as the tour takes, or all its days while no pickup
 * time is known.
 * @param time `HH:mm` of the first pickup
 * @param hours how long the tour takes; null if unknown
 */
export function timesOf(
  days: { tourDate: Day; endDate: Day },
  { time, hours }: { time: string | null; hours: number | null },
): EventTimes {
  if (time === null) return { allDay: true, start: days.tourDate, end: addDays(days.endDate, 1) }
  const start = instantIn(days.tourDate, time)
  return { allDay: false, start, end: new Date(start.getTime() + (hours ?? usualHours) * msPerHour) }
}

/** What a guide or driver said to being on a vehicle; null for people of the office, who only look. */
export type FeedReply = 'proposed' | 'accepted' | 'declined' | null

export type EventStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

/** How sure a tour in a calendar is: tentative until the person has accepted it. */
export function statusOf({ isCanceled, reply }: { isCanceled: boolean; reply: FeedReply }): EventStatus {
  if (isCanceled) return 'CANCELLED'
  return reply === null || reply === 'accepted' ? 'CONFIRMED' : 'TENTATIVE'
}
