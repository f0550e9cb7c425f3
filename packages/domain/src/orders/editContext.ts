import { can, isAgencyMode, type Person } from '../access/actor.ts'
import type { OrderStatus, OrderType } from '../entries/vocabulary.ts'
import { netPaid, type Payment } from '../payments/payments.ts'
import type { EditContext } from './fieldLocks.ts'
import type { MarkContext } from './lifecycle.ts'
import type { PaymentStatus } from './vocabulary.ts'

/** What decides about an edit of an order. */
export interface EditFacts {
  orderType: OrderType
  /** The order as it was saved, amounts in cents; null for a new one. */
  saved: {
    status: OrderStatus
    paymentStatus: PaymentStatus
    payments: Pick<Payment, 'action' | 'status' | 'amount'>[]
  } | null
  person: Person
}

/** Who edits which kind of order: by it the screen locks its fields and the server refuses (FORM-71 to FORM-78). */
export function editContext({ orderType, saved, person }: EditFacts): EditContext & MarkContext {
  return {
    orderType,
    isSaved: saved !== null,
    isCanceled: saved?.status === 'canceled',
    isPaid: saved?.paymentStatus === 'PAID',
    hasPayments: saved !== null && netPaid(saved.payments) > 0,
    isAgencyMode: isAgencyMode(person),
    mayMark: can(person, 'orders.markEntries'),
  }
}
