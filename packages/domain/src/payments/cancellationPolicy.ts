import { addDays, type Day, instantIn } from '../calendar.ts'
import { type Checked, checked, checkFields, filled } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { readTime } from '../readTime.ts'

/** The percentage of a tour's price that's refunded until a moment before the tour. */
export interface CancellationTier {
  /** Days before the tour's day; 0 is the day itself. */
  daysBefore: number
  /** The time of that day in Israel, `HH:mm`. */
  time: string
  /** The refund in percent, 0 to 100. */
  percent: number
}

/** The most tiers in a policy. */
export const mostTiers = 6

/** The terms of an installation without its own, and of all orders from before policies existed. */
export const defaultTiers: readonly CancellationTier[] = [{ daysBefore: 1, time: '19:00', percent: 100 }]

/**
 * The tier that applies to a tour on that day: the earliest one whose moment isn't past. Null after the last
 * one, when nothing is refunded. The tiers may be in any order.
 */
export function tierAt(tiers: readonly CancellationTier[], day: Day, now: Date): CancellationTier | null {
  return inOrder(tiers).find((tier) => now < momentOf(tier, day)) ?? null
}

/** The tiers with the earliest moment first. */
export function inOrder<Tier extends CancellationTier>(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => b.daysBefore - a.daysBefore || a.time.localeCompare(b.time))
}

/** When a tier ends for a tour on that day. */
function momentOf({ daysBefore, time }: CancellationTier, day: Day): Date {
  return instantIn(addDays(day, -daysBefore), time)
}

/** The policies of a tour's agency and of the tour itself; null if there's none. */
interface OwnTiers {
  agency: readonly CancellationTier[] | null
  tour: readonly CancellationTier[] | null
  default: readonly CancellationTier[]
}

/** The tiers that a tour is sold with: the agency's, or else the tour's, or else the default. */
export function soldWith(tiers: OwnTiers): readonly CancellationTier[] {
  return tiers.agency ?? tiers.tour ?? tiers.default
}

/** A policy in its form, with its tiers as typed. */
export interface PolicyFields {
  name: string
  tiers: { daysBefore: number | null; time: string; percent: number | null }[]
}

/**
 * A policy, or all its errors: `name_required`, `tier_incomplete` and `tiers_not_falling`, each at its field.
 */
export function checkCancellationPolicy<Form extends PolicyFields>(
  form: Form,
): Checked<Form & { tiers: CancellationTier[] }> {
  return checkFields(form, {
    name: filled('name', form.name, 'name_required'),
    tiers: checkTiers(form.tiers),
  })
}

function checkTiers(typed: PolicyFields['tiers']): Checked<CancellationTier[]> {
  const missing = typed.flatMap((tier, index) => missingIn(tier, index))
  if (missing.length > 0) return checked([], missing)
  const tiers = typed.map((tier, index) => ({ ...whole(tier), index }))
  return checked(
    tiers.map(({ index: _typed, ...tier }) => tier),
    risingIn(inOrder(tiers)),
  )
}

function missingIn({ daysBefore, time, percent }: PolicyFields['tiers'][number], index: number): Issue[] {
  const missing = [
    ...(daysBefore === null ? ['daysBefore'] : []),
    ...(isTime(time) ? [] : ['time']),
    ...(percent === null ? ['percent'] : []),
  ]
  return missing.map((field) => ({ field: `tiers.${index}.${field}`, code: 'tier_incomplete' }))
}

function isTime(text: string): boolean {
  return readTime(text) === text
}

function whole({ daysBefore, time, percent }: PolicyFields['tiers'][number]): CancellationTier {
  return { daysBefore: daysBefore ?? 0, time, percent: percent ?? 0 }
}

/** Each tier has to refund less than the one before it. */
function risingIn(tiers: (CancellationTier & { index: number })[]): Issue[] {
  return tiers.flatMap(({ percent, index }, place) => {
    const before = tiers[place - 1]
    return before && percent >= before.percent
      ? [{ field: `tiers.${index}.percent`, code: 'tiers_not_falling' as const }]
      : []
  })
}
