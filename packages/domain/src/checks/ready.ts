import type { FindingCode, Severity } from './finding.ts'

/** How many vehicle units of a day are ready, of those it needs. */
export interface UnitsOfDay {
  ready: number
  needed: number
}

/** What readiness depends on. */
export interface JudgedFinding {
  code: FindingCode
  severity: Severity
  tourCar: string | null
  /** Who marked it as known; null while it's open. */
  known: object | null
}

/** True if a finding has to be solved or looked at. Notes are only good to know. */
export function isOpen({ severity, known }: Pick<JudgedFinding, 'severity' | 'known'>): boolean {
  return severity !== 'note' && known === null
}

/**
 * How far a day's vehicle units are planned. A unit is ready if none of its findings is open. A day needs its
 * existing units, and one more for each departure with people who are on none of them.
 */
export function unitsOfDay(units: readonly string[], findings: readonly JudgedFinding[]): UnitsOfDay {
  const lacking = new Set(findings.filter(isOpen).map(({ tourCar }) => tourCar))
  const waiting = findings.filter(({ code }) => code === 'unassigned_people').length
  return { ready: units.filter((unit) => !lacking.has(unit)).length, needed: units.length + waiting }
}
