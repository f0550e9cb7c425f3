import { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { z } from 'zod'

/** What's typed into the order form, with the order's version at the time; a new order has none. */
export interface KeptOrder {
  version: string | null
  draft: OrderDraft
}

const Kept = z.object({ version: z.string().nullable(), draft: OrderInput })

/** Parses a stored draft; throws if it isn't one. */
export function keptOrder(kept: unknown): KeptOrder {
  return Kept.parse(kept)
}
