/** How urgent a finding is: it must be solved, the office should look at it, or it's good to know. */
export const severities = ['stop', 'warn', 'note'] as const
export type Severity = (typeof severities)[number]

/**
 * The parameters of each finding, by its code. A new one doesn't compile before `checkDay`, the contract and
 * the screen have it.
 */
export interface FindingParams {
  /** Reported by the crew or the office. */
  incident: { name: string; text: string; at: string }
  /** This many messages weren't sent. */
  message_failed: { n: number }
  /** This many messages are pending until a person sends them. */
  message_by_hand: { n: number }
  /** This many reminders are pending until there's a pickup time. */
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
  /** Null if the finding is about the whole day, or if the vehicle unit no longer exists. */
  tour: { _id: string; name: string } | null
  /** The vehicle unit. */
  tourCar: string | null
  /** The first pickup of the unit or departure, `HH:mm`; null while it's unknown. */
  time: string | null
  entries: FoundEntry[]
  /** Guides and drivers. */
  operators: string[]
}

/** Something about a day that the office should know or solve. */
export type Finding = {
  [Code in FindingCode]: Subjects & {
    /** Changes with every fact behind the finding. */
    key: string
    code: Code
    severity: Severity
    params: FindingParams[Code]
  }
}[FindingCode]

/** A finding without its key, and the facts behind it; only the key depends on those. */
export interface Found<Code extends FindingCode> extends Subjects {
  params: FindingParams[Code]
  facts: readonly (string | number | null)[]
}

/** True if a finding can be marked as known; notes can't, since there's nothing to do about them. */
export function mayBeKnown({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'note'
}
