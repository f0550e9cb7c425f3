import { addDays, type Day, daysBetween } from '../calendar.ts'
import { type Cents, convert } from '../money.ts'
import type { DepositTerms } from './paymentPolicy.ts'
import type { Due } from './payments.ts'

/** A part of an order's total with its due day. An order's instalments add up to its total. */
export interface Instalment {
  /** 1 for the deposit, 2 for the balance. */
  n: number
  dueOn: Day
  /** In cents of the order's currency; 0 once a lower total has used it up. */
  amount: Cents
}

export const instalmentStates = ['paid', 'overdue', 'due_soon', 'open'] as const
export type InstalmentState = (typeof instalmentStates)[number]

/** An instalment with the paid part of it. */
export interface FilledInstalment extends Instalment {
  paid: Cents
  state: InstalmentState
}

/** An instalment due within this many days is due soon. */
const soon = 7

/** The facts that decide the instalments of an order. */
export interface InstalmentFacts {
  /** The terms it was sold with; null if everything is due at once. */
  terms: DepositTerms | null
  due: Due
  /** Units of its currency per US dollar. */
  rate: number
  firstDay: Day | null
  today: Day
}

/**
 * The instalments of an order whose payment is requested from now on: a deposit today and the rest before its
 * first tour date. Empty if everything is due at once: without terms, when the rest would be due today, or
 * when the deposit covers everything.
 */
export function firstInstalments({ terms, due, rate, firstDay, today }: InstalmentFacts): Instalment[] {
  if (!terms || !firstDay || !isAsked(due)) return []
  const { total } = due
  const restDue = addDays(firstDay, -terms.daysBefore)
  const deposit = depositOf(terms, total, rate)
  if (restDue <= today || deposit >= total) return []
  return [
    { n: 1, dueOn: today, amount: deposit },
    { n: 2, dueOn: restDue, amount: total - deposit },
  ]
}

/**
 * The instalments of a saved order after a change. A higher total adds to the last one, a lower one reduces
 * them from the last backwards. The balance's due day follows the first tour date unless it's past. An order
 * whose payment wasn't requested before, or that's in another currency, gets new ones.
 */
export function instalmentsAfter(
  saved: readonly Instalment[],
  before: Due,
  facts: InstalmentFacts,
): Instalment[] {
  const { due } = facts
  if (!mayAsk(due)) return []
  const goesOn = due.currency === before.currency && (saved.length > 0 || isAsked(before))
  if (!goesOn) return firstInstalments(facts)
  return withTotal(saved, due.total).map((instalment) => ({
    ...instalment,
    dueOn: movedDay(instalment, facts),
  }))
}

/** Fills instalments with the money that stays with us, in the order of their due days. */
export function fillInstalments(
  instalments: readonly Instalment[],
  kept: Cents,
  today: Day,
): FilledInstalment[] {
  let left = Math.max(0, kept)
  return inOrder(instalments).map((instalment) => {
    const paid = Math.min(left, instalment.amount)
    left -= paid
    return { ...instalment, paid, state: stateOf(instalment, paid, today) }
  })
}

/**
 * Raises the first open instalment to at least the amount of a payment requested now, at the cost of the
 * later ones. Returns the instalments and the number of the one the payment belongs to; null if nothing is
 * open.
 */
export function makeDueNow(
  instalments: readonly Instalment[],
  kept: Cents,
  amount: Cents,
): { instalments: Instalment[]; n: number } | null {
  const open = restsOf(instalments, kept).filter(({ rest }) => rest > 0)
  const [first] = open
  if (!first) return null
  let missing = Math.max(0, amount - first.rest)
  const taken = new Map<number, Cents>([[first.n, 0]])
  for (const { n, rest } of open.slice(1)) {
    const part = Math.min(missing, rest)
    missing -= part
    taken.set(n, -part)
    taken.set(first.n, (taken.get(first.n) ?? 0) + part)
  }
  return {
    instalments: instalments.map((one) => ({ ...one, amount: one.amount + (taken.get(one.n) ?? 0) })),
    n: first.n,
  }
}

/** The unpaid part of each instalment, in the order of their due days. */
export function restsOf(instalments: readonly Instalment[], kept: Cents): { n: number; rest: Cents }[] {
  let left = Math.max(0, kept)
  return inOrder(instalments).map(({ n, amount }) => {
    const paid = Math.min(left, amount)
    left -= paid
    return { n, rest: amount - paid }
  })
}

/** Agencies that pay themselves settle with us, and an open price isn't requested yet. */
function mayAsk({ paymentTBD, isAgencyPayment }: Due): boolean {
  return !paymentTBD && !isAgencyPayment
}

function isAsked(due: Due): boolean {
  return mayAsk(due) && due.total > 0
}

function depositOf({ percent, amount }: DepositTerms, total: Cents, rate: number): Cents {
  const deposit = percent === null ? convert(amount ?? 0, rate) : Math.round((total * percent) / 100)
  return Math.max(1, deposit)
}

function withTotal(saved: readonly Instalment[], total: Cents): Instalment[] {
  let change = total - saved.reduce((sum, { amount }) => sum + amount, 0)
  return saved
    .toReversed()
    .map((instalment) => {
      const amount = Math.max(0, instalment.amount + change)
      change -= amount - instalment.amount
      return { ...instalment, amount }
    })
    .toReversed()
}

/** The deposit is due when it's requested, and a due day in the past stays. */
function movedDay({ n, dueOn }: Instalment, { terms, firstDay, today }: InstalmentFacts): Day {
  if (n === 1 || dueOn < today || !terms || !firstDay) return dueOn
  const moved = addDays(firstDay, -terms.daysBefore)
  return moved < today ? today : moved
}

function stateOf({ dueOn, amount }: Instalment, paid: Cents, today: Day): InstalmentState {
  if (paid >= amount) return 'paid'
  if (dueOn < today) return 'overdue'
  return daysBetween(today, dueOn) <= soon ? 'due_soon' : 'open'
}

function inOrder(instalments: readonly Instalment[]): Instalment[] {
  return instalments.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.n - b.n)
}
