import type { Day } from '../calendar.ts'
import type { Instalment } from './instalments.ts'

/** When to pay, for the mail with a payment link. */
export interface Reminder {
  dueOn: Day
  isOverdue: boolean
}

/** The facts about an unpaid charge that decide when it's due. */
interface AskedCharge {
  instalment: number | null
  /** The day it was requested. */
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

/** The day on which a charge is due: its instalment's, or else the day it was requested. */
export function dueDayOf({ instalment, askedOn }: AskedCharge, instalments: readonly Instalment[]): Day {
  return instalments.find(({ n }) => n === instalment)?.dueOn ?? askedOn
}
