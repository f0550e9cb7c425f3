import { isLocked } from '@tourdesk/domain/entries/entry'
import type { Cents } from '@tourdesk/domain/money'
import type { StoredOrder } from '../saved/queries.ts'
import { totalOf } from '../saved/totalOf.ts'

/**
 * The part of a saved order's total that's no longer owed once these entries are canceled, in cents of its
 * currency. `customTotal` is what would be left of its custom total.
 */
export function voidedTotal(
  { order, entries }: StoredOrder,
  canceled: readonly string[],
  customTotal: Cents | null,
): Cents {
  const total_cents = entries
    .filter((entry) => !isLocked(entry) && !canceled.includes(entry.id))
    .reduce((sum, entry) => sum + entry.total_cents, 0)
  const left = totalOf({ ...order, custom_total: customTotal, total_cents })
  return (totalOf(order) ?? 0) - (left ?? 0)
}
