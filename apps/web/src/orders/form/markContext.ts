import type { MarkContext } from '@tourdesk/domain/orders/lifecycle'
import type { OrderDesk } from './OrderDesk.ts'

/** Who sets statuses of which order (FORM-76, HOLE-O41). */
export function markContext({ draft, order, session }: OrderDesk): MarkContext {
  return {
    orderType: draft.orderType,
    isSaved: order !== null,
    isCanceled: order?.status === 'canceled',
    mayMark: session.permissions.includes('orders.markEntries'),
  }
}
