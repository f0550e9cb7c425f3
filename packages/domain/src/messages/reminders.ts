import type { Day } from '../calendar.ts'

/** A message that asked a customer to pay, and the day it was sent on. */
export interface AskedToPay {
  /** The charge or the instalment that it asked for; both are null if it asked for all that was due. */
  payment: string | null
  instalment: number | null
  on: Day
}

/** A charge that customers are reminded of. */
export interface RemindedCharge {
  _id: string
  instalment: number | null
  dueOn: Day
}

/** True if a message asked for a charge. */
export function asksFor({ payment, instalment, on }: AskedToPay, charge: RemindedCharge): boolean {
  if (payment !== null) return payment === charge._id
  if (instalment !== null) return instalment === charge.instalment
  return charge.dueOn <= on
}
