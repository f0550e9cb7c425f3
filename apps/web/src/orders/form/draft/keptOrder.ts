import { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { z } from 'zod'

/** What's typed into the order form, with the order's version at the time; a new order has none. */
export interface KeptOrder {
  version: string | null
  draft: OrderDraft
  reasons: Reasons
}

/** Why it's sold above the capacity or on a closed departure, as far as that's ticked. */
export type Reasons = Partial<Record<Exception, string>>

/** What the office may sell all the same, with a reason: above the capacity, or on a closed departure. */
export type Exception = 'oversell' | 'sellClosed'

const Kept = z.object({
  version: z.string().nullable(),
  draft: OrderInput,
  reasons: z
    .object({ oversell: z.string().exactOptional(), sellClosed: z.string().exactOptional() })
    .default({}),
})

/** Parses a stored draft; throws if it isn't one. */
export function keptOrder(kept: unknown): KeptOrder {
  return Kept.parse(kept)
}
