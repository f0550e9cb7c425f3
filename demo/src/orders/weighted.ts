import type { Random } from '../random.ts'

/** Draws one of the items, weighted. */
export function weighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random.next() * total
  for (const [item, weight] of items) {
    left -= weight
    if (left < 0) return item
  }
  return items.at(-1)![0]
}
