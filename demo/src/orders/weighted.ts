import type { Random } from '../random.ts'

/** One of the items, the heavier ones more often. */
export function weighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random.next() * total
  for (const [item, weight] of items) {
    left -= weight
    if (left < 0) return item
  }
  return items.at(-1)![0]
}
