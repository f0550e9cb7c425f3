import type { CheckRules } from './checkRules.ts'
import type { DayFacts } from './dayFacts.ts'
import type { FindingCode, Found, Severity } from './finding.ts'

/** Finds one kind of finding. */
export interface Check<Code extends FindingCode> {
  severity: Severity
  /** Until noon of the day before, if it's less urgent until then. */
  early?: Severity
  find: (day: DayFacts, rules: CheckRules) => Found<Code>[]
}
