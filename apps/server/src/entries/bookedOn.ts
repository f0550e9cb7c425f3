import { type Day, dayIn } from '@tourdesk/domain/calendar'

/**
 * The day in Jerusalem on which an entry was added to its order. Ids begin with the time they were made
 * (UUIDv7), so the two ids tell how long after its order an entry was saved.
 */
export function bookedOn(entry: { id: string; order_id: string; ordered_at: Date }): Day {
  const later = madeAt(entry.id) - madeAt(entry.order_id)
  return dayIn(new Date(entry.ordered_at.getTime() + Math.max(0, later)))
}

function madeAt(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
