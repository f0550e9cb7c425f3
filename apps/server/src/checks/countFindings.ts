import { type Severity, severities } from '@tourdesk/domain/checks/finding'

/** The open findings by severity, and how many are marked as known. */
export function countFindings(findings: readonly { severity: Severity; known: object | null }[]): {
  open: Record<Severity, number>
  known: number
} {
  const open = findings.filter(({ known }) => known === null)
  const countOf = (severity: Severity) => open.filter((finding) => finding.severity === severity).length
  return {
    open: Object.fromEntries(severities.map((severity) => [severity, countOf(severity)])) as Record<
      Severity,
      number
    >,
    known: findings.length - open.length,
  }
}
