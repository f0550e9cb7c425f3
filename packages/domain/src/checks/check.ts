import type { DayFacts } from './dayFacts.ts'
import type { FindingCode, Found, Severity } from './finding.ts'

/** How a kind of finding is found. */
export interface Check<Code extends FindingCode> {
  severity: Severity
  find: (day: DayFacts) => Found<Code>[]
}
