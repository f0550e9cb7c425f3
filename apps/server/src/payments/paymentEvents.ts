import type { Fields } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import type { Payment, PaymentStep } from '@tourdesk/domain/payments/payments'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

interface LoggedOrder {
  id: string
  orderNumber: number
  accountId: string
  agentId: string | null
  /** The days of its tours. */
  days: Day[]
  currency: Currency
  /** The payments before the steps. */
  payments: Payment[]
}

/**
 * The events of a payment plan: payments requested, refunded, received and reversed, and credits given and
 * used.
 */
export function paymentEvents(order: LoggedOrder, steps: PaymentStep[]): DomainEvent[] {
  const { id, orderNumber, accountId, agentId, days } = order
  const subject = { id, name: String(orderNumber), accountId }
  return steps.flatMap((step) => {
    const event = eventOf(order, step)
    return event ? [{ ...event, subject, agentId, days }] : []
  })
}

type PaymentEvent =
  | 'order.paymentCreated'
  | 'order.refunded'
  | 'order.creditGiven'
  | 'order.creditUsed'
  | 'order.refundPaid'
  | 'order.paymentPaid'
  | 'order.paymentReversed'

function eventOf(order: LoggedOrder, step: PaymentStep): { name: PaymentEvent; facts: Fields } | null {
  const known = (id: string) => order.payments.find(({ _id }) => _id === id)
  switch (step.kind) {
    case 'create':
      return {
        name: 'order.paymentCreated',
        facts: { payment: step.action, amount: toDollars(step.amount), currency: order.currency },
      }
    case 'ask':
      return step.more > 0
        ? {
            name: 'order.paymentCreated',
            facts: { payment: 'charge', amount: toDollars(step.more), currency: order.currency },
          }
        : null
    case 'refund':
      return {
        name: 'order.refunded',
        facts: { amount: toDollars(step.amount), currency: known(step.of)?.currency ?? order.currency },
      }
    case 'giveCredit':
      return {
        name: 'order.creditGiven',
        facts: { amount: toDollars(step.amount), currency: known(step.of)?.currency ?? order.currency },
      }
    case 'useCredit':
      return {
        name: 'order.creditUsed',
        facts: { amount: toDollars(step.amount), currency: step.currency },
      }
    case 'settle': {
      const payment = known(step._id)
      if (!payment) return null
      const money = { amount: toDollars(payment.amount), currency: payment.currency }
      return payment.action === 'refund'
        ? { name: 'order.refundPaid', facts: money }
        : { name: 'order.paymentPaid', facts: { payment: payment.action, ...money } }
    }
    case 'receive':
      return {
        name: 'order.paymentPaid',
        facts: {
          payment: step.action,
          amount: toDollars(step.amount),
          currency: step.currency,
          method: step.receipt.method,
          ...(step.receipt.heldBy && { holder: step.receipt.heldBy.name }),
        },
      }
    case 'takeBack': {
      const payment = known(step.payment)
      return payment
        ? {
            name: 'order.paymentReversed',
            facts: {
              payment: payment.action,
              amount: toDollars(payment.amount),
              currency: payment.currency,
              reason: step.note,
            },
          }
        : null
    }
    case 'reduce':
    case 'cancel':
      return null
  }
}
