import type { EntryStatus, OrderStatus } from './vocabulary.ts'

/** True if neither the entry nor its order is canceled; only then are its people counted. */
export function takesPlace({
  status,
  orderStatus,
}: {
  status: EntryStatus
  orderStatus: OrderStatus
}): boolean {
  return status !== 'CANCELED' && orderStatus !== 'canceled'
}
