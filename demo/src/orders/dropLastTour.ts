import type { PersonCall } from '@tourdesk/server/kernel/call'
import { changeOrder } from '@tourdesk/server/orders/changeOrder'
import { findOrder } from '@tourdesk/server/orders/saved/queries'
import { draftOf } from '@tourdesk/server/orders/saved/savedOrder'

/** Cancels the last tour of an order with several; the order stays. */
export async function dropLastTour(call: PersonCall, orderId: string): Promise<void> {
  const stored = await findOrder(call, orderId)
  if (!stored) return
  const draft = draftOf(stored)
  const last = draft.selectedTours.length - 1
  const selectedTours = draft.selectedTours.map((entry, index) =>
    index === last ? { ...entry, status: 'CANCELED' as const } : entry,
  )
  await changeOrder(call, orderId, { ...draft, selectedTours })
}
