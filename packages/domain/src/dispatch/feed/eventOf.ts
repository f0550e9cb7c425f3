import { addDays, type Day, instantIn } from '../../calendar.ts'

/** The hours of a tour whose length is unknown. */
export const usualHours = 10
const msPerHour = 3_600_000

/** The days that a calendar shows: two weeks back, and about three months ahead. */
export function feedDays(today: Day): { startDate: Day; endDate: Day } {
  return { startDate: addDays(today, -14), endDate: addDays(today, 90) }
}

/** Events canceled before this instant are no longer shown. */
export function canceledSince(now: Date): Date {
  return new Date(now.getTime() - 14 * 24 * msPerHour)
}

/**
 * The time of a tour in a calendar: from one instant to another, or whole days, where `end` is the day after
 * the last.
 */
export type EventTimes = { allDay: false; start: Date; end: Date } | { allDay: true; start: Day; end: Day }

/**
 * The time of a tour in a calendar: from the first pickup for the length of the tour, or all its days while
 * no pickup time is known.
 * @param time `HH:mm` of the first pickup
 * @param hours the length of the tour; null if unknown
 */
export function timesOf(
  days: { tourDate: Day; endDate: Day },
  { time, hours }: { time: string | null; hours: number | null },
): EventTimes {
  if (time === null) return { allDay: true, start: days.tourDate, end: addDays(days.endDate, 1) }
  const start = instantIn(days.tourDate, time)
  return { allDay: false, start, end: new Date(start.getTime() + (hours ?? usualHours) * msPerHour) }
}

/**
 * The reply of a guide or driver to being on a vehicle; null for people of the office, who only read the
 * calendar.
 */
export type FeedReply = 'proposed' | 'accepted' | 'declined' | null

export type EventStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

/** The status of a tour in a calendar: tentative until the person has accepted it. */
export function statusOf({ isCanceled, reply }: { isCanceled: boolean; reply: FeedReply }): EventStatus {
  if (isCanceled) return 'CANCELLED'
  return reply === null || reply === 'accepted' ? 'CONFIRMED' : 'TENTATIVE'
}
