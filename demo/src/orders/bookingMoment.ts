import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import type { Random } from '../random.ts'

/** How many days before the tour people book, and at what time, in minutes since midnight. */
export interface BookingHabit {
  leadDays: number
  minutes: number
}

export function drawHabit(random: Random): BookingHabit {
  return { leadDays: 1 + Math.floor(39 * random.next() ** 1.6), minutes: random.int(8 * 60, 17 * 60 + 30) }
}

/**
 * The time when a tour on that day was booked. Never in the future: for tours ahead, the lead starts today.
 * Times are in summer time all year, so every booking is before the evening hour when booking for tomorrow
 * closes.
 */
export function bookingMoment(date: Day, { leadDays, minutes }: BookingHabit, now: Date): Date {
  const today = dayIn(now)
  const day = date > today ? addDays(today, 1 - leadDays) : addDays(date, -leadDays)
  const moment = instantAt(day, minutes)
  return moment < now ? moment : instantAt(addDays(day, -1), minutes)
}

/** A time of a day at UTC+3. */
export function instantAt(day: Day, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + minutes * 60_000)
}
