import { instantIn } from '../calendar.ts'

const urgentMs = 24 * 3_600_000

/** True within 24 hours of a pickup, when a message has to be sent at once. */
export function isUrgent(
  now: Date,
  { date, pickupTime }: { date: string; pickupTime: string | null },
): boolean {
  return instantIn(date, pickupTime ?? '00:00').getTime() - now.getTime() <= urgentMs
}
