import type { CancelItem } from '@tourdesk/contract/departures/departureBatches'
import type { Reader } from '../../../kernel/call.ts'
import { booksOf } from '../../money/booksOf.ts'
import type { BatchScene, PlannedItem } from '../batchScene.ts'
import { openEntries } from '../ordersOn.ts'
import { cancelItemOf } from './cancelItems.ts'

/** What canceling departures would do to each order, and a hash of what that depends on. */
export async function planCancels(
  call: Reader,
  { departures, orders }: BatchScene,
): Promise<{ items: PlannedItem<CancelItem>[]; facts: Record<string, string> }> {
  const items: PlannedItem<CancelItem>[] = []
  const facts: Record<string, string> = {}
  for (const stored of orders) {
    if (openEntries(stored, departures).length === 0) continue
    const books = await booksOf(call.db, call.scope, stored)
    const { item, hash } = cancelItemOf(call, stored, books, departures)
    items.push(item)
    facts[stored.order.id] = hash
  }
  return { items, facts }
}
