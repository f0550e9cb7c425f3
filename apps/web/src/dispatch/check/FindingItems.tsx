import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import styles from './check.module.css'
import { FindingItem, type FoundUnit } from './FindingItem.tsx'

export interface FindingItemsProps {
  label: string
  date: Day
  findings: readonly DayFinding[]
  /** The vehicle units that they're about, by id. */
  units: ReadonlyMap<string, FoundUnit>
  /** True under a heading with the departure, so that the items don't repeat it. */
  isGrouped?: boolean
  /** The page that boards go back to, if it's not the Day page. */
  from?: 'check'
  /** The findings that keys step to here, because nothing else on the page shows them. */
  isStep?: (finding: DayFinding) => boolean
  /** Undefined for findings that are known already. */
  onKnow?: (finding: DayFinding) => void
  /** They're about a plan that's only proposed, so there's nothing to do about them yet. */
  isPlanned?: boolean
}

/** Findings with their remedies, in the order of the check. */
export function FindingItems({
  label,
  date,
  findings,
  units,
  isGrouped,
  from,
  isStep,
  onKnow,
  isPlanned,
}: FindingItemsProps) {
  if (findings.length === 0) return null
  return (
    <ul className={`plainList ${styles.list}`} aria-label={label}>
      {findings.map((finding) => (
        <FindingItem
          key={finding.key}
          date={date}
          finding={finding}
          unit={finding.tourCar === null ? undefined : units.get(finding.tourCar)}
          isGrouped={isGrouped}
          from={from}
          isStep={isStep?.(finding)}
          onKnow={onKnow && (() => onKnow(finding))}
          isPlanned={isPlanned}
        />
      ))}
    </ul>
  )
}
