import type { Day } from '@tourdesk/domain/calendar'

/** Identifies a departure: by its tour and first day. */
export function departureKey({ tour_id, tour_date }: { tour_id: string; tour_date: Day }): string {
  return `${tour_date} ${tour_id}`
}
