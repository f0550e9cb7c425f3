import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { Cents } from '../money.ts'
import { amountText } from '../pricing/amount.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { PaymentMethod } from './vocabulary.ts'

/** A guide or driver who took cash, with their name at the time. */
export interface CashHolder {
  _id: string
  name: string
}

/** A cash payment that a guide or driver still holds. */
export interface HeldPayment {
  _id: string
  /** The day they took it. */
  day: Day
  /** The part that they still hold. */
  amount: Cents
  currency: Currency
}

/**
 * The holder of money that was received: the guide or driver named by staff, or the office (null). Refused
 * with `holder_only_cash`, or `holder_unknown` if the person isn't, or is no longer, one of our guides and
 * drivers.
 */
export function holderOf(
  method: PaymentMethod,
  named: string | null,
  found: (CashHolder & { isDeleted: boolean }) | null,
): Decision<CashHolder | null> {
  if (named === null) return ok(null)
  if (method !== 'cash') return refuse('holder_only_cash')
  if (!found || found.isDeleted) return refuse('holder_unknown')
  return ok({ _id: found._id, name: found.name })
}

/**
 * The payments being handed over, out of all that the person holds. Refused with `cash_not_held` if they no
 * longer hold one of them.
 */
export function handedOver<Held extends HeldPayment>(
  held: readonly Held[],
  payments: readonly string[],
  name: string,
): Decision<Held[]> {
  const asked = new Set(payments)
  const handed = held.filter(({ _id }) => asked.has(_id))
  return handed.length === asked.size ? ok(handed) : refuse('cash_not_held', { name })
}

/**
 * Takes an amount from what the person holds in its currency: the payments it's from, oldest first, each with
 * the part that's handed over. All but the last are handed over in full. Refused with `amount_invalid`, or
 * with `handover_over_held` if they hold less.
 */
export function handedOverOf<Held extends HeldPayment>(
  held: readonly Held[],
  { amount, currency }: { amount: Cents; currency: Currency },
  name: string,
): Decision<Held[]> {
  if (amount <= 0) return refuse('amount_invalid')
  const own = held.filter((payment) => payment.currency === currency)
  const all = own.reduce((sum, payment) => sum + payment.amount, 0)
  if (amount > all) return refuse('handover_over_held', { name, held: amountText(all, currency) })
  let left = amount
  return ok(
    own
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .flatMap((payment) => {
        const part = Math.min(left, payment.amount)
        left -= part
        return part > 0 ? [{ ...payment, amount: part }] : []
      }),
  )
}

/**
 * Checks the day of a handover: not in the future, and not before any of the cash was taken. Refused with
 * `payment_day_future` or `handover_before_cash`.
 */
export function handoverDay(day: Day, today: Day, handed: readonly HeldPayment[]): Decision<Day> {
  if (day > today) return refuse('payment_day_future')
  return handed.some((payment) => day < payment.day) ? refuse('handover_before_cash') : ok(day)
}
