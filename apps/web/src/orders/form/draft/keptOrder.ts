import { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { z } from 'zod'

/** What is typed into the order form, with the version of the order it was typed into; a new order has none. */
export interface KeptOrder {
  version: string | null
  draft: OrderDraft
}

const Kept = z.object({ version: z.string().nullable(), draft: OrderInput })

/** Reads it back; throws when it is none. */
export function keptOrder(kept: unknown): KeptOrder {
  return Kept.parse(kept)
}
