import { can, isAgencyMode, type Person } from '../access/actor.ts'
import type { OrderStatus, OrderType } from '../entries/vocabulary.ts'
import type { Cents } from '../money.ts'
import { netPaid, type Payment } from '../payments/payments.ts'
import type { EditContext } from './fieldLocks.ts'
import type { MarkContext } from './lifecycle.ts'
import type { PaymentStatus } from './vocabulary.ts'

/** The facts that decide who may edit what. */
export interface EditFacts {
  orderType: OrderType
  /** The saved order, with amounts in cents; null for a new one. */
  saved: {
    status: OrderStatus
    paymentStatus: PaymentStatus
    payments: Pick<Payment, 'action' | 'status' | 'amount'>[]
    /** Fees of canceled tours. */
    fees: Cents
  } | null
  person: Person
  /** The paid order is opened for changes on purpose; only for people who may settle its money. */
  opensPaid: boolean
}

/** The context of an edit, by which the screen locks fields and the server refuses changes. */
export function editContext({ orderType, saved, person, opensPaid }: EditFacts): EditContext & MarkContext {
  const isPaid = saved?.paymentStatus === 'PAID'
  return {
    orderType,
    isSaved: saved !== null,
    isCanceled: saved?.status === 'canceled',
    isPaid,
    opensPaid: isPaid && opensPaid && can(person, 'orders.settle'),
    hasPayments: saved !== null && (netPaid(saved.payments) > 0 || saved.fees !== 0),
    isAgencyMode: isAgencyMode(person),
    mayMark: can(person, 'orders.markEntries'),
  }
}
