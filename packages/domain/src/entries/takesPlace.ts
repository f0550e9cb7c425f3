import type { EntryStatus, OrderStatus } from './vocabulary.ts'

/** Whether an entry is canceled neither by itself nor with its order; only then are its people counted. */
export function takesPlace({
  status,
  orderStatus,
}: {
  status: EntryStatus
  orderStatus: OrderStatus
}): boolean {
  return status !== 'CANCELED' && orderStatus !== 'canceled'
}
