import type { Day } from '@tourdesk/domain/calendar'
import type { HandMethod } from '@tourdesk/domain/payments/vocabulary'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { recordPayment } from '../recordPayment.ts'
import { eachOrder, type Outcome } from './eachOrder.ts'

/** The same receipt for several orders, each with its own charges and their amount. */
export interface SharedReceipt {
  clientKey: string
  method: HandMethod
  day: Day
  reference: string
  orders: readonly { orderId: string; charges: string[]; amount: number }[]
}

/**
 * Records what staff received for charges of several orders, each order on its own. Repeating a `clientKey`
 * records nothing twice.
 */
export function recordPayments(
  call: Call,
  { clientKey, orders, ...receipt }: SharedReceipt,
): Promise<Outcome<void>[]> {
  authorize(call.actor, 'orders.settle')
  const wanted = new Map(orders.map((order) => [order.orderId, order]))
  return eachOrder([...wanted.keys()], (orderId) => {
    const { charges, amount } = wanted.get(orderId)!
    return recordPayment(call, orderId, {
      ...receipt,
      amount,
      charges,
      note: '',
      heldBy: null,
      isOverpayment: false,
      // Each ledger has its own row.
      clientKey: `${clientKey} ${orderId}`,
    })
  })
}
