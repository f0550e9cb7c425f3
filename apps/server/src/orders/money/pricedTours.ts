import { isLocked } from '@tourdesk/domain/entries/entry'
import type { PricedTours } from '@tourdesk/domain/orders/shares'
import type { StoredOrder } from '../saved/queries.ts'

/** A saved order's price, and its tours that aren't canceled. */
export function pricedTours({ order, entries }: StoredOrder): PricedTours {
  return {
    customTotal: order.custom_total,
    rate: order.rate,
    isToBeDetermined: order.payment_tbd,
    tours: entries
      .filter((entry) => !isLocked(entry))
      .map(({ id, undiscounted_cents, total_cents }) => ({
        _id: id,
        listCents: undiscounted_cents,
        totalCents: total_cents,
      })),
  }
}
