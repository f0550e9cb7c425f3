import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type Due, makeRoom, type Payment, type PaymentStep, unpaidOf } from './payments.ts'

/** The payment that a customer was asked for on the provider's page. */
export interface CardAsked {
  /** Our reference, which the provider stores with the transaction. */
  reference: string
  amount: Cents
  currency: Currency
}

/** A transaction as the provider stores it; `currency` is null for one that we don't use. */
export interface CardAnswer {
  reference: string | null
  kind: 'charge' | 'refund' | 'other'
  isApproved: boolean
  amount: Cents
  currency: Currency | null
}

/** Why a transaction doesn't pay what was requested. */
export const cardMismatches = ['other_reference', 'not_a_charge', 'other_amount', 'other_currency'] as const
export type CardMismatch = (typeof cardMismatches)[number]

/**
 * Judges a transaction: it paid what was requested, the card company declined it, or it's a different
 * payment. Transactions are numbered in sequence, so without the reference a customer could claim another
 * customer's.
 */
export function judgeCard(asked: CardAsked, answer: CardAnswer): 'paid' | 'declined' | CardMismatch {
  if (answer.reference !== asked.reference) return 'other_reference'
  if (answer.kind !== 'charge') return 'not_a_charge'
  if (!answer.isApproved) return 'declined'
  if (answer.currency !== asked.currency) return 'other_currency'
  return answer.amount === asked.amount ? 'paid' : 'other_amount'
}

/** Money that the provider received as requested. */
export interface CardMoney {
  /** The charge it was requested for. */
  charge: string
  /** The id of the payment that's added if the charge has changed. */
  newId: string
  amount: Cents
  currency: Currency
  transaction: string
  today: Day
}

/**
 * Settles the charge that was paid. If it was changed, dropped or paid while the customer was typing, the
 * money was still received: it becomes a payment of its own, pending charges shrink by it, and anything above
 * the total is refunded. A canceled order owes its fees.
 */
export function receiveCard(payments: Payment[], due: Due, money: CardMoney): PaymentStep[] {
  const { amount, currency, transaction } = money
  const charge = payments.find(({ _id }) => _id === money.charge)
  const isAsItWas = charge?.status === 'pending' && charge.amount === amount && charge.currency === currency
  if (charge && isAsItWas) return [{ kind: 'settle', _id: charge._id, transaction }]
  const unpaid = due.currency === currency ? unpaidOf(payments, due) : 0
  const counted = Math.min(amount, unpaid)
  const surplus = amount - counted
  return [
    ...makeRoom(payments, unpaid, counted),
    {
      kind: 'receive',
      _id: money.newId,
      action: 'charge',
      amount,
      currency,
      receipt: {
        method: 'card',
        day: money.today,
        reference: transaction,
        note: '',
        clientKey: `card ${transaction}`,
        heldBy: null,
        received: null,
      },
    },
    ...(surplus > 0 ? [{ kind: 'refund' as const, of: money.newId, amount: surplus }] : []),
  ]
}
