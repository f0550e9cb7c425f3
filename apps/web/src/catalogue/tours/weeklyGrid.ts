import { type GroupType, groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import type { TourValues } from './tourValues.ts'

type Offers = TourValues['groupTypes']
export type TourLanguage = (typeof tourLanguages)[number]

/** The offers with a group type switched on or off, sorted by size. */
export function switchGroupType(offers: Offers, type: GroupType, isOn: boolean): Offers {
  const others = offers.filter(({ group_type }) => group_type !== type)
  const all = isOn ? [...others, { group_type: type, languages: [] }] : others
  return all.sort((a, b) => groupTypes.indexOf(a.group_type) - groupTypes.indexOf(b.group_type))
}

/** True when the cell of the grid is ticked. */
export function isTicked(offers: Offers, type: GroupType, language: TourLanguage, day: number): boolean {
  return daysOf(offers, type, language).includes(day)
}

/** The offers with a language's days switched on or off; a language without days is removed. */
export function tickDays(
  offers: Offers,
  type: GroupType,
  language: TourLanguage,
  days: readonly number[],
  isOn: boolean,
): Offers {
  const now = daysOf(offers, type, language)
  const next = isOn
    ? [...new Set([...now, ...days])].sort((a, b) => a - b)
    : now.filter((day) => !days.includes(day))
  return offers.map((offer) => {
    if (offer.group_type !== type) return offer
    const languages = tourLanguages.flatMap((one) => {
      const offered = one === language ? next : daysOf(offers, type, one)
      return offered.length > 0 ? [{ language: one, days: offered }] : []
    })
    return { ...offer, languages }
  })
}

function daysOf(offers: Offers, type: GroupType, language: TourLanguage): number[] {
  const offer = offers.find(({ group_type }) => group_type === type)
  return offer?.languages.find((one) => one.language === language)?.days ?? []
}
