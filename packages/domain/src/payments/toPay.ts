import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Instalment } from './instalments.ts'
import { dueDayOf } from './reminder.ts'

/** A charge that the customer still has to pay. */
export interface OpenCharge {
  _id: string
  amount: Cents
  dueOn: Day
  instalment: number | null
  /** Staff split it off, to be paid separately. */
  isPart: boolean
}

/** The amount that a customer is asked to pay at once, with the charges it's made of. */
export interface ToPay {
  /** Oldest first; never empty. */
  charges: OpenCharge[]
  amount: Cents
  /** The last due day of its charges. */
  dueOn: Day
}

/** What a payment page charges: what its link was sent for, what's due, or everything. */
export const payChoices = ['link', 'due', 'all'] as const
export type PayChoice = (typeof payChoices)[number]

/** Adds the due day to a charge. */
export function openCharge(
  charge: Omit<OpenCharge, 'dueOn'> & { askedOn: Day },
  instalments: readonly Instalment[],
): OpenCharge {
  const { askedOn, ...rest } = charge
  return { ...rest, dueOn: dueDayOf({ instalment: charge.instalment, askedOn }, instalments) }
}

/**
 * What is due by a day, in one amount. If nothing is due yet, it's what's due next. Null if nothing is open.
 * @param charges all open charges of one order
 */
export function toPayBy(charges: readonly OpenCharge[], day: Day): ToPay | null {
  const next = charges.map(({ dueOn }) => dueOn).toSorted()[0]
  if (next === undefined) return null
  return sumUp(charges.filter(({ dueOn }) => dueOn <= day || dueOn === next))
}

/** Everything that's open in one amount. */
export function allToPay(charges: readonly OpenCharge[]): ToPay | null {
  return sumUp(charges)
}

/**
 * What the link of a charge asks for: everything due until the charge itself is. A part that staff split off
 * is requested alone. The link of a charge that's no longer open asks for what's due now. Null if nothing is
 * open.
 */
export function toPayByLink(charges: readonly OpenCharge[], link: string, today: Day): ToPay | null {
  const linked = charges.find(({ _id }) => _id === link)
  if (linked?.isPart) return sumUp([linked])
  return toPayBy(charges, linked && linked.dueOn > today ? linked.dueOn : today)
}

/** The number of the instalment that an amount is for; null if it's for several, or for none. */
export function instalmentOf({ charges }: ToPay): number | null {
  const [first] = charges
  return charges.every(({ instalment }) => instalment === first?.instalment)
    ? (first?.instalment ?? null)
    : null
}

function sumUp(charges: readonly OpenCharge[]): ToPay | null {
  const dueOn = charges
    .map((charge) => charge.dueOn)
    .toSorted()
    .at(-1)
  if (dueOn === undefined) return null
  return { charges: [...charges], amount: charges.reduce((sum, { amount }) => sum + amount, 0), dueOn }
}
