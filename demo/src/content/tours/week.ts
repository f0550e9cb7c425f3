import type { WeeklyAvailability } from '@tourdesk/domain/catalogue/tour'
import { type GroupType, type Language, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'

export const everyDay = [0, 1, 2, 3, 4, 5, 6]
export const sundayToFriday = [0, 1, 2, 3, 4, 5]
export const sundayToThursday = [0, 1, 2, 3, 4]

/** The weekdays of one group type, by language. */
export function weekly(
  group_type: GroupType,
  days: Partial<Record<Language, readonly number[]>>,
): WeeklyAvailability {
  const offered = tourLanguages.filter((language) => days[language] !== undefined)
  return {
    group_type,
    languages: offered.map((language) => ({ language, days: [...(days[language] ?? [])] })),
  }
}

/** Private groups choose any language of the tour, on the same weekdays. */
export function privateOn(days: readonly number[]): WeeklyAvailability {
  return {
    group_type: 'private_group',
    languages: tourLanguages.map((language) => ({ language, days: [...days] })),
  }
}
