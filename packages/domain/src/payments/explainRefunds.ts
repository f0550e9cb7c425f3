import { addDays, type Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'

/** A refund by the card provider whose number isn't in our books. */
export interface ForeignRefund {
  /** The provider's number for it. */
  number: string
  /** Null if it's unknown which order it's for. */
  orderId: string | null
  amount: Cents
  currency: Currency
  day: Day
}

/** A refund that staff marked as made at the card terminal. */
export interface RefundByHand {
  id: string
  orderId: string
  amount: Cents
  currency: Currency
  day: Day
}

/** Staff may mark a refund as made this many days before it's made at the provider. */
const daysAhead = 7

/**
 * Matches refunds that staff marked as made with refunds that the provider made: their ids by the provider's
 * number. Each explains one refund of the same amount and currency, and of the same order if that's known.
 */
export function explainRefunds(foreign: ForeignRefund[], byHand: RefundByHand[]): Map<string, string> {
  const left = new Set(byHand)
  const explained = new Map<string, string>()
  const ofKnownOrders = foreign.filter(({ orderId }) => orderId !== null)
  const ofUnknownOrders = foreign.filter(({ orderId }) => orderId === null)
  for (const refund of [...ofKnownOrders, ...ofUnknownOrders]) {
    const match = [...left].find((ours) => isSame(refund, ours))
    if (!match) continue
    left.delete(match)
    explained.set(refund.number, match.id)
  }
  return explained
}

function isSame(refund: ForeignRefund, ours: RefundByHand): boolean {
  return (
    ours.amount === refund.amount &&
    ours.currency === refund.currency &&
    (refund.orderId ?? ours.orderId) === ours.orderId &&
    ours.day >= addDays(refund.day, -daysAhead)
  )
}
