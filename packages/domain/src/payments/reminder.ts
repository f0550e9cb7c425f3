import type { Day } from '../calendar.ts'
import type { Instalment } from './instalments.ts'

/** What the mail with a payment link says about when to pay. */
export interface Reminder {
  dueOn: Day
  isOverdue: boolean
}

/** A charge that isn't paid yet, as far as it decides when it's due. */
interface AskedCharge {
  instalment: number | null
  /** The day on which it was asked for. */
  askedOn: Day
}

/** When a charge was or will be due. Null if that's today. */
export function reminderOf(
  charge: AskedCharge,
  instalments: readonly Instalment[],
  today: Day,
): Reminder | null {
  const dueOn = dueDayOf(charge, instalments)
  return dueOn === today ? null : { dueOn, isOverdue: dueOn < today }
}

/** The day on which a charge is due: with its instalment, else on the day it was asked for. */
export function dueDayOf({ instalment, askedOn }: AskedCharge, instalments: readonly Instalment[]): Day {
  return instalments.find(({ n }) => n === instalment)?.dueOn ?? askedOn
}
