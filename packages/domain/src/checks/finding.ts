/** How urgent a finding is: it must be solved, somebody should look at it, or it's good to know. */
export const severities = ['stop', 'warn', 'note'] as const
export type Severity = (typeof severities)[number]

/** What each finding says, by its code. A new one doesn't compile before `checkDay`, the contract and the screen have it. */
export interface FindingParams {
  /** Somebody of the crew, or the office, reported it (CREW-27). */
  incident: { name: string; text: string; at: string }
  /** So many messages weren't sent. */
  message_failed: { n: number }
  /** So many messages wait until somebody sends them. */
  message_by_hand: { n: number }
  /** So many reminders wait for a pickup time. */
  reminder_waiting: { n: number }
}

export type FindingCode = keyof FindingParams

/** An entry of an order that a finding is about. */
export interface FoundEntry {
  _id: string
  orderId: string
  orderNumber: number
}

/** What a finding is about. */
export interface Subjects {
  /** Null if the finding is about the whole day, or if the vehicle is gone. */
  tour: { _id: string; name: string } | null
  /** The vehicle unit. */
  tourCar: string | null
  /** The first pickup of the unit or departure, `HH:mm`; null while it isn't known. */
  time: string | null
  entries: FoundEntry[]
  /** Guides and drivers. */
  operators: string[]
}

/** Something about a day that somebody should know or solve. */
export type Finding = {
  [Code in FindingCode]: Subjects & {
    /** Changes with each fact that makes the finding. */
    key: string
    code: Code
    severity: Severity
    params: FindingParams[Code]
  }
}[FindingCode]

/** A finding before it has its key, with the facts that make it; those are kept by the key alone. */
export interface Found<Code extends FindingCode> extends Subjects {
  params: FindingParams[Code]
  facts: readonly (string | number | null)[]
}

/** True if a finding can be marked as known; what's only good to know is nobody's task. */
export function mayBeKnown({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'note'
}
