import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type Due, makeRoom, type Payment, type PaymentStep, unpaidOf } from './payments.ts'

/** What a customer was asked to pay on the provider's page. */
export interface CardAsked {
  /** Ours, kept by the provider with the transaction. */
  reference: string
  amount: Cents
  currency: Currency
}

/** A transaction as the provider keeps it; `currency` is null for one that we don't use. */
export interface CardAnswer {
  reference: string | null
  kind: 'charge' | 'refund' | 'other'
  isApproved: boolean
  amount: Cents
  currency: Currency | null
}

/** Why a transaction doesn't pay what was asked. */
export const cardMismatches = ['other_reference', 'not_a_charge', 'other_amount', 'other_currency'] as const
export type CardMismatch = (typeof cardMismatches)[number]

/**
 * What a transaction means for what was asked: paid, declined by the card company, or another payment than this one.
 * Transactions are numbered in sequence, so without the reference one could claim somebody else's.
 */
export function judgeCard(asked: CardAsked, answer: CardAnswer): 'paid' | 'declined' | CardMismatch {
  if (answer.reference !== asked.reference) return 'other_reference'
  if (answer.kind !== 'charge') return 'not_a_charge'
  if (!answer.isApproved) return 'declined'
  if (answer.currency !== asked.currency) return 'other_currency'
  return answer.amount === asked.amount ? 'paid' : 'other_amount'
}

/** Money that the provider took as it was asked to. */
export interface CardMoney {
  /** The charge it was asked for. */
  charge: string
  /** Of the payment that is added if the charge isn't what it was. */
  newId: string
  amount: Cents
  currency: Currency
  transaction: string
  today: Day
}

/**
 * Settles the charge that was paid. If it was changed, dropped or paid while the customer was typing, the money still
 * came in: it's a payment of its own, takes its room from what is pending, and what's above the total goes back. What a
 * canceled order owes is its fees.
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
