import type { ReportValue, ReportValues } from '@tourdesk/contract/reports/reports'
import { toCents } from '@tourdesk/domain/money'
import { type Grouping, measureKindOf, timeGroupings } from '@tourdesk/domain/reports/vocabulary'
import type { Asked, CountedGroup, GroupKey } from './counted.ts'

/** Groups in an order of their own; all others come by size. */
const ordered: readonly Grouping[] = [...timeGroupings, 'weekday', 'lead']

/** True if a report's rows follow each other in time. */
export function runsInTime({ groupBy }: Pick<Asked, 'groupBy'>): boolean {
  return groupBy.some((grouping) => timeGroupings.some((one) => one === grouping))
}

/**
 * The groups of a report, and those that only its compared days have: in time, by weekday, or the largest
 * first by the first measure.
 */
export function orderedGroups(
  asked: Asked,
  own: readonly CountedGroup[],
  before: readonly CountedGroup[],
): CountedGroup[] {
  const known = new Set(own.map(({ key }) => keyText(key)))
  const added = before.flatMap(({ key }) =>
    known.has(keyText(key)) ? [] : [{ key, values: noNumbers(asked) }],
  )
  return [...own, ...added].toSorted((a, b) => compare(asked, a, b))
}

/** What tells a group from others. */
export function keyText(key: GroupKey): string {
  return JSON.stringify(key)
}

/** A group without anything: counts and amounts are 0, and there's nothing to divide. */
export function noNumbers({ measures }: Pick<Asked, 'measures'>): ReportValues {
  return Object.fromEntries(
    measures.map((measure) => {
      const kind = measureKindOf[measure]
      if (kind === 'money' || kind === 'languages') return [measure, []]
      return [measure, kind === 'share' || kind === 'days' ? null : 0]
    }),
  )
}

function compare({ groupBy, measures }: Asked, a: CountedGroup, b: CountedGroup): number {
  for (const [index, grouping] of groupBy.entries()) {
    if (!ordered.includes(grouping)) continue
    const [one, other] = [a.key[index] ?? '', b.key[index] ?? '']
    const byKey =
      grouping === 'lead' || grouping === 'weekday' ? Number(one) - Number(other) : textOrder(one, other)
    if (byKey !== 0) return byKey
  }
  const [first] = measures
  const bySize = first ? sizeOf(b.values[first]) - sizeOf(a.values[first]) : 0
  return bySize || textOrder(keyText(a.key), keyText(b.key))
}

function textOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function sizeOf(value: ReportValue | undefined): number {
  if (typeof value === 'number') return value
  if (!Array.isArray(value)) return -1
  return value.reduce((sum, part) => sum + (typeof part === 'string' ? 1 : toCents(part.amount)), 0)
}
