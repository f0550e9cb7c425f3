import { type Severity, severities } from './finding.ts'

/** How many findings of each severity are open, and how many are marked as known. */
export type FindingCounts = Record<Severity | 'known', number>

/** Counts the open findings by severity, and apart from them the known ones. */
export function countFindings(
  findings: readonly { severity: Severity; known: object | null }[],
): FindingCounts {
  const open = findings.filter(({ known }) => known === null)
  const [stop = 0, warn = 0, note = 0] = severities.map(
    (severity) => open.filter((finding) => finding.severity === severity).length,
  )
  return { stop, warn, note, known: findings.length - open.length }
}
