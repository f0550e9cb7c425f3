import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'

/** The findings of a departure, or of the whole day. */
export interface FindingGroup {
  key: string
  /** Null for the whole day. */
  departure: { tour: { _id: string; name: string }; date: Day } | null
  /** The earliest pickup in the group; null while none is known. */
  time: string | null
  findings: DayFinding[]
}

/** The findings by departure: the whole day first, then by first pickup and name. */
export function findingGroups(findings: readonly DayFinding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ tour, tourDate }) => (tour ? `${tourDate} ${tour._id}` : ''))
  return [...groups]
    .map(([key, some]) => ({ key, departure: departureOf(some[0]), time: firstTime(some), findings: some }))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

function departureOf(finding: DayFinding | undefined): FindingGroup['departure'] {
  const { tour, tourDate } = finding ?? {}
  return tour && tourDate ? { tour, date: tourDate } : null
}

function firstTime(findings: readonly DayFinding[]): string | null {
  return findings.flatMap(({ time }) => time ?? []).toSorted()[0] ?? null
}

function orderOf({ departure, time, key }: FindingGroup): string {
  return departure ? `1 ${time ?? '99:99'} ${departure.tour.name} ${key}` : '0'
}
