import { expect, test } from 'vitest'
import { bookedOn } from './bookedOn.ts'

/** An id made so many milliseconds after the others of the table. */
const madeAfter = (ms: number) => {
  const time = (Date.parse('2026-03-02T08:00:00Z') + ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
const hour = 3_600_000

test.each([
  ['saved with its order', 3, '2026-03-02T08:00:00Z', '2026-03-02'],
  ['added before midnight in Jerusalem', 13.9 * hour, '2026-03-02T08:00:00Z', '2026-03-02'],
  ['added after midnight in Jerusalem', 14.1 * hour, '2026-03-02T08:00:00Z', '2026-03-03'],
  ['added two months later', 60 * 24 * hour, '2026-03-02T08:00:00Z', '2026-05-01'],
  ['of an order that says another day than its id', 3, '2025-12-31T22:30:00Z', '2026-01-01'],
])('a tour %s is booked on its own day', (_, later, orderedAt, day) => {
  const entry = { id: madeAfter(later), order_id: madeAfter(0), ordered_at: new Date(orderedAt) }
  expect(bookedOn(entry)).toBe(day)
})
