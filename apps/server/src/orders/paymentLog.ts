import { toDollars } from '@tourdesk/domain/money'
import type { Payment, PaymentStep } from '@tourdesk/domain/orders/payments'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { AuditEntry } from '../kernel/audit.ts'

interface LoggedOrder {
  id: string
  accountId: string
  currency: Currency
  /** The payments before the steps. */
  payments: Payment[]
}

/** What a plan of payments writes into the log of its order: payments asked for, given back and received (HOLE-O70). */
export function paymentLog(order: LoggedOrder, steps: PaymentStep[]): AuditEntry[] {
  return steps.flatMap((step) => {
    const logged = logOf(order, step)
    if (!logged) return []
    return { entity: 'Order', entityId: order.id, accountId: order.accountId, ...logged }
  })
}

function logOf(order: LoggedOrder, step: PaymentStep): Pick<AuditEntry, 'action' | 'details'> | null {
  const known = (id: string) => order.payments.find(({ _id }) => _id === id)
  switch (step.kind) {
    case 'create':
      return {
        action: 'payment created',
        details: { payment: step.action, amount: toDollars(step.amount), currency: order.currency },
      }
    case 'refund':
      return {
        action: 'refunded',
        details: { amount: toDollars(step.amount), currency: known(step.of)?.currency ?? order.currency },
      }
    case 'settle': {
      const payment = known(step._id)
      return payment
        ? {
            action: 'payment paid',
            details: {
              payment: payment.action,
              amount: toDollars(payment.amount),
              currency: payment.currency,
            },
          }
        : null
    }
    case 'reduce':
    case 'cancel':
      return null
  }
}
