import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { convert, toCents } from '@tourdesk/domain/money'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import { newId } from '../../src/kernel/newId.ts'
import { everyOrder } from '../../src/kernel/scope.ts'
import { setStatuses } from '../../src/orders/store.ts'
import { applyPayments } from '../../src/payments/applyPayments.ts'
import { everyTable } from '../everyTable.ts'
import type { Ground } from './ground.ts'

export function givenPayments({ db, clock }: Ground) {
  return {
    /** Receives an order's pending payment, as if the provider reported it; only `cents` of it if given. */
    async paid(order: Order, cents?: number): Promise<void> {
      const now = clock.now()
      const total = convert(toCents(order.calculatedPrices.totalPrice), order.currencyRate)
      const pending = order.payments.find((payment) => payment.status === 'pending')
      if (!pending) throw new Error('Nothing to pay')
      const amount = cents ?? toCents(pending.amountInCurrency)
      const rest = toCents(pending.amountInCurrency) - amount
      await db.transaction().execute(async (tx) => {
        await everyTable(tx)
          .updateTable('payments')
          .set({ status: 'paid', amount, settled_at: now, transaction_number: newId() })
          .where('id', '=', pending._id)
          .execute()
        const author = { id: order._id, currency: order.currency, createdBy: null, now }
        const action = pending.action === 'agency' ? 'agency' : 'charge'
        const steps = rest > 0 ? [{ kind: 'create' as const, action, amount: rest } as const] : []
        const payments = await applyPayments(tx, everyOrder, author, steps)
        const state = orderState({ isCanceled: false, payments, total })
        await setStatuses(tx, everyOrder, order._id, state, (status) =>
          statusAfterPayment(status, state.paymentStatus),
        )
      })
    },
  }
}
