import type { DayFacts } from './dayFacts.ts'
import type { FindingCode, Found, Severity } from './finding.ts'

/** Finds one kind of finding. */
export interface Check<Code extends FindingCode> {
  severity: Severity
  find: (day: DayFacts) => Found<Code>[]
}
