import type { Reported } from '../crew/stateOf.ts'
import type { Subjects } from './finding.ts'

/** The facts about a day, from all features that have checks about it. */
export interface DayFacts {
  /** Incidents, and the events that undo them. */
  reports: readonly ReportFact[]
  messages: readonly MessageFact[]
}

/** An incident, or an event that undoes one. */
export interface ReportFact extends Reported, Subjects {
  name: string
  text: string
  /** An ISO instant. */
  at: string
}

/** A message about a tour or vehicle of the day that hasn't reached anyone yet. */
export interface MessageFact extends Subjects {
  _id: string
  state: 'failed' | 'by_hand' | 'waiting'
}
