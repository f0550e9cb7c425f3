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

/** When a charge was or will be due: with its instalment, else on the day it was asked for. Null if that's today. */
export function reminderOf(
  { instalment, askedOn }: AskedCharge,
  instalments: readonly Instalment[],
  today: Day,
): Reminder | null {
  const dueOn = instalments.find(({ n }) => n === instalment)?.dueOn ?? askedOn
  return dueOn === today ? null : { dueOn, isOverdue: dueOn < today }
}
