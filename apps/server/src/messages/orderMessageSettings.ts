import type { OrderMessageSettings } from '@tourdesk/contract/messages/messages'
import type { Db, Tx } from '../kernel/database.ts'
import { readOrder } from './automatic/readOrder.ts'

/**
 * The language of messages to an order's customer, and whether they're muted. The caller may see the order.
 */
export async function messageSettingsOf(db: Db | Tx, id: string): Promise<OrderMessageSettings> {
  const order = await readOrder(db, id)
  if (!order) throw new Error(`Order ${id} is gone.`)
  return { customerLanguage: order.language, muted: order.first.isMuted }
}
