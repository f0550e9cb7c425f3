import { addDays, type Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'

/** A refund that the card provider made and our books don't know by its number. */
export interface ForeignRefund {
  /** The provider's number of it. */
  number: string
  /** Null if nothing says which order it's of. */
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

/** Staff may mark a refund as made a few days before somebody makes it at the provider. */
const daysAhead = 7

/**
 * Which refunds that staff marked as made are the ones that the provider made, as ids by the provider's number. Each
 * explains one of the same amount and currency, and of the same order if that's known.
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
