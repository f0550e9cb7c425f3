import type { BulkChanged } from '@tourdesk/contract/orders/bulk'

/** Orders per call: few enough that progress is visible and stopping takes effect soon. */
const atOnce = 10

export interface BulkProgress<Item> {
  outcomes: BulkChanged[]
  /** Items not sent, or sent without an answer. */
  left: readonly Item[]
}

/**
 * Sends items a few at a time until they're all answered or the signal stops it, and reports each answer. Throws what a
 * call throws; the last report then has the items left, and sending those again does nothing twice.
 */
export async function bulkRun<Item>(
  items: readonly Item[],
  send: (some: Item[]) => Promise<BulkChanged[]>,
  report: (progress: BulkProgress<Item>) => void,
  signal: AbortSignal,
): Promise<void> {
  let left = items
  const outcomes: BulkChanged[] = []
  while (left.length > 0 && !signal.aborted) {
    outcomes.push(...(await send(left.slice(0, atOnce))))
    left = left.slice(atOnce)
    report({ outcomes: [...outcomes], left })
  }
}
