import type { GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { PriceClass } from '@tourdesk/domain/entries/vocabulary'
import type { Market, SoldTour } from '../market.ts'
import type { Random } from '../random.ts'
import { weighted } from './weighted.ts'

/** A party's choices for a tour. */
export interface Departure {
  tour: SoldTour
  group_type: GroupType
  language: Language
  price_class: PriceClass
}

/** The popularity of each tour; unlisted tours sell now and then. */
export const demand: Record<string, number> = {
  T101: 12,
  T102: 12,
  T103: 8,
  T104: 8,
  T105: 10,
  T106: 6,
  T108: 6,
  T107: 4,
}
const rareDemand = 1.5
export const groupDemand: Record<GroupType, number> = {
  small_group: 40,
  medium_group: 12,
  large_group: 40,
  private_group: 8,
}

/** A tour drawn by popularity, in the party's language if the tour has it, or else in English. */
export function drawDeparture(
  random: Random,
  market: Market,
  wish: { language: Language; allowsPrivate: boolean },
): Departure {
  const tour = weighted(
    random,
    market.tours.map((sold) => [sold, demand[sold.content.number] ?? rareDemand] as const),
  )
  return { tour, ...drawOffer(random, tour, wish) }
}

/** One of the group types and languages in which a tour has a price. */
export function drawOffer(
  random: Random,
  tour: SoldTour,
  wish: { language: Language; allowsPrivate: boolean },
): Omit<Departure, 'tour'> {
  const offers = offersOf(tour).filter(
    ({ group_type }) => wish.allowsPrivate || group_type !== 'private_group',
  )
  const spoken = offers.filter(({ language }) => language === wish.language)
  const inEnglish = offers.filter(({ language }) => language === 'english')
  const fitting = [spoken, inEnglish, offers].find((list) => list.length > 0) ?? []
  return weighted(
    random,
    fitting.map((offer) => [offer, groupDemand[offer.group_type]] as const),
  )
}

function offersOf(tour: SoldTour): Omit<Departure, 'tour'>[] {
  return tour.groupTypes.flatMap(({ group_type, languages }) =>
    languages.flatMap(({ language }) =>
      classesOf(tour, group_type).map((price_class) => ({ group_type, language, price_class })),
    ),
  )
}

function classesOf(tour: SoldTour, group_type: GroupType): PriceClass[] {
  if (group_type === 'private_group') return ['premium']
  const { perPerson } = tour.content.priceBasis
  const premium: PriceClass[] = perPerson[group_type] > 0 ? ['premium'] : []
  const isEconomyOffered = group_type === 'large_group' && perPerson.economy > 0
  return isEconomyOffered ? [...premium, 'economy'] : premium
}
