import { type Day, daysBetween, isWithin, weekdayOf } from '../../calendar.ts'
import type { GroupType, Language } from '../../catalogue/vocabulary.ts'
import type { CapacityForm, CapacityRule } from './capacityRule.ts'

/** What decides which rule counts a party. */
export interface PartyKind {
  group_type: GroupType
  language: Language | null
}

type Ranked = Pick<CapacityForm, 'group_type' | 'language' | 'startDate' | 'endDate'> &
  Pick<CapacityRule, 'isOwn'>

/**
 * The rule of a tour that counts a party on a day; null if none does, so that its departure is open-ended.
 * The departure's own number wins, then the most exact rule: for group type and language, for group type, for
 * language, for the tour. Among equals it's the one with fewer days.
 */
export function ruleFor(rules: readonly CapacityRule[], day: Day, party: PartyKind): CapacityRule | null {
  const fitting = rules.filter((rule) => appliesOn(rule, day) && counts(rule, party))
  return fitting.reduce<CapacityRule | null>(
    (best, rule) => (best && !isBetter(rule, best) ? best : rule),
    null,
  )
}

/** True on the days of a rule's range that are one of its weekdays. */
export function appliesOn(
  { weekdays, startDate, endDate }: Pick<CapacityForm, 'weekdays' | 'startDate' | 'endDate'>,
  day: Day,
): boolean {
  return (
    isWithin(day, startDate ?? day, endDate) && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
  )
}

/** Private groups count only by a rule that names them. */
function counts(rule: CapacityRule, { group_type, language }: PartyKind): boolean {
  const isOfGroup = rule.group_type === null ? group_type !== 'private_group' : rule.group_type === group_type
  return isOfGroup && (rule.language === null || rule.language === language)
}

function isBetter(rule: Ranked, than: Ranked): boolean {
  const [mine, other] = [exactness(rule), exactness(than)]
  return mine === other ? daysOf(rule) < daysOf(than) : mine > other
}

/** How exact a rule is: 4 for a departure's own number, 3 for group type and language, 0 for the whole tour. */
function exactness({ group_type, language, isOwn = false }: Ranked): number {
  if (isOwn) return 4
  return (group_type ? 2 : 0) + (language ? 1 : 0)
}

/** True if neither of two rules that count the same parties wins over the other. */
export function areEqual(one: Ranked, other: Ranked): boolean {
  return (
    one.group_type === other.group_type && one.language === other.language && daysOf(one) === daysOf(other)
  )
}

function daysOf({ startDate, endDate }: Ranked): number {
  return startDate && endDate ? daysBetween(startDate, endDate) + 1 : Number.POSITIVE_INFINITY
}
