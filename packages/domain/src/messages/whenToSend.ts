import { addDays, dayIn, instantIn, timeIn } from '../calendar.ts'

/** Nobody gets a mail between these times in Israel, unless it's urgent (NOTE-13). */
const quietHours = { from: '21:00', until: '08:00' }

const urgentMs = 24 * 3_600_000

/** When a message goes out: at once, or when the quiet hours end. */
export function whenToSend(now: Date, { isUrgent }: { isUrgent: boolean }): Date {
  const time = timeIn(now)
  if (isUrgent || (time >= quietHours.until && time < quietHours.from)) return now
  const day = time >= quietHours.from ? addDays(dayIn(now), 1) : dayIn(now)
  return instantIn(day, quietHours.until)
}

/** True within 24 hours of a pickup, which can't wait. */
export function isUrgent(
  now: Date,
  { date, pickupTime }: { date: string; pickupTime: string | null },
): boolean {
  return instantIn(date, pickupTime ?? '00:00').getTime() - now.getTime() <= urgentMs
}
