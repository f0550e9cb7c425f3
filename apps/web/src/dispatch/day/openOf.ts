import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayDeparture } from '@tourdesk/contract/dispatch/dayPlan'

/** The open findings of a departure. */
export function openOf({ tour, date }: DayDeparture, findings: readonly DayFinding[]): DayFinding[] {
  return findings.filter(
    (finding) => finding.known === null && finding.tour?._id === tour._id && finding.tourDate === date,
  )
}
