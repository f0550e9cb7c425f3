import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import type { Random } from '../random.ts'

/** How long before the tour, and at what time of a working day, people book. */
export interface BookingHabit {
  leadDays: number
  minutes: number
}

export function drawHabit(random: Random): BookingHabit {
  return { leadDays: 1 + Math.floor(39 * random.next() ** 1.6), minutes: random.int(8 * 60, 17 * 60 + 30) }
}

/**
 * When a tour on that day was booked: never in the future, so for tours ahead the lead starts today. Times are in
 * summer time all year, so every booking is made before the evening when booking for tomorrow closes.
 */
export function bookingMoment(date: Day, { leadDays, minutes }: BookingHabit, now: Date): Date {
  const today = dayIn(now)
  const day = date > today ? addDays(today, 1 - leadDays) : addDays(date, -leadDays)
  const moment = instantAt(day, minutes)
  return moment < now ? moment : instantAt(addDays(day, -1), minutes)
}

/** An instant of a day at UTC+3. */
export function instantAt(day: Day, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + minutes * 60_000)
}
