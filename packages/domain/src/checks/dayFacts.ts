import type { Reported } from '../crew/stateOf.ts'
import type { Subjects } from './finding.ts'

/** What's known about a day, from all features that have something to say about it. */
export interface DayFacts {
  /** Incidents, and what was taken back of them. */
  reports: readonly ReportFact[]
  messages: readonly MessageFact[]
}

/** An incident, or an event that takes one back. */
export interface ReportFact extends Reported, Subjects {
  name: string
  text: string
  /** An ISO instant. */
  at: string
}

/** A message about a tour or a vehicle of the day that didn't reach anybody yet. */
export interface MessageFact extends Subjects {
  _id: string
  state: 'failed' | 'by_hand' | 'waiting'
}
