import type { Day } from '../../calendar.ts'
import { isFree } from '../largestVehicles.ts'

/**
 * The longest span on all days of which a car or person is free; -1 if not even on the first day.
 * @param spans the last days of the parties, in order
 */
export function freeSpanOf(resource: Parameters<typeof isFree>[0], date: Day, spans: readonly Day[]): number {
  return spans.findLastIndex((end) => isFree(resource, { start: date, end }))
}
