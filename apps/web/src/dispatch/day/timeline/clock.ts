import { timeAt } from '@tourdesk/domain/dispatch/stops/stopTime'

/** The time of day at these minutes after midnight, also for those of the next day. */
export function clock(minutes: number): string {
  return timeAt(minutes % (24 * 60)) ?? ''
}
