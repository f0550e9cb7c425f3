import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { convert, toCents } from '@tourdesk/domain/money'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import { keptOf, sumsOf } from '@tourdesk/domain/payments/ledger'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import { newId } from '../../src/kernel/newId.ts'
import { ask } from '../../src/kernel/question.ts'
import { everyOrder } from '../../src/kernel/scope.ts'
import { setStatuses } from '../../src/orders/draft/store.ts'
import { toPayments } from '../../src/payments/applyPayments.ts'
import { keepBooks } from '../../src/payments/keepBooks.ts'
import { findEntries } from '../../src/payments/ledgerEntries.ts'
import { paymentsOf } from '../../src/payments/paymentsOf.ts'
import { everyTable } from '../everyTable.ts'
import type { Ground } from './ground.ts'

export function givenPayments({ db, clock }: Ground) {
  return {
    /**
     * Receives an order's pending payment, as if the provider had reported it; only part of it if `cents` is
     * given.
     */
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
          .set({ amount, transaction_number: newId() })
          .where('id', '=', pending._id)
          .execute()
        const rows = await ask(tx, paymentsOf(everyOrder, { order: order._id }))
        const before = { payments: toPayments(rows), entries: await findEntries(tx, everyOrder, order._id) }
        const { _id: id, currency } = order
        const instalments = order.instalments.map((part) => ({ ...part, amount: toCents(part.amount) }))
        const author = {
          id,
          currency,
          price: total,
          isCanceled: false,
          collectsFees: false,
          instalments,
          createdBy: null,
          now,
        }
        const action = pending.action === 'agency' ? 'agency' : 'charge'
        const steps: PaymentStep[] = [{ kind: 'settle', _id: pending._id }]
        if (rest > 0) steps.push({ kind: 'create', action, amount: rest })
        const { books } = await keepBooks(tx, everyOrder, author, before, steps)
        const sums = sumsOf(books.entries, currency)
        const state = orderState({
          isCanceled: false,
          kept: keptOf(books, currency),
          total: sums.total,
        })
        await setStatuses(tx, everyOrder, id, state, (status) =>
          statusAfterPayment(status, state.paymentStatus),
        )
      })
    },
  }
}
