/** How many orders and cancellations the home page shows. */
export const newestShown = 10

interface Happened {
  orderId: string
  at: Date
}

/**
 * The newest lines of several lists, newest first; an order has one line, for the latest thing that happened
 * to it.
 */
export function newestOf<Line extends Happened>(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  const ofEach = lines
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .filter(({ orderId }) => !seen.has(orderId) && seen.add(orderId))
  return ofEach.slice(0, newestShown)
}
