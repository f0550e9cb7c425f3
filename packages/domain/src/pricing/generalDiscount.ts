import { type Day, isWithin } from '../calendar.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import type { DiscountMoment } from './vocabulary.ts'

/** A discount without a code; `discount` is the share taken off. Without an end it never ends. */
export interface GeneralDiscount {
  _id: string
  discount: number
  bookingOrTour: DiscountMoment
  start_date: Day
  end_date: Day | null
  /** Applies to every tour, including later ones; `tours` is then empty. */
  allTours: boolean
  tours: string[]
  languages: Language[]
  groupTypes: GroupType[]
}

/** What a general discount is matched against. */
export interface DiscountedEntry {
  tour: string
  language: Language
  group_type: GroupType
  date: Day
  bookedOn: Day
}

/** The share of the largest discount that matches the entry and its day; 0 if none does. */
export function largestShare(discounts: GeneralDiscount[], entry: DiscountedEntry): number {
  const fitting = discounts.filter((discount) => doesApply(discount, entry))
  return Math.max(0, ...fitting.map(({ discount }) => discount))
}

/** True if tour, language, group type and day all match. */
export function doesApply(discount: GeneralDiscount, entry: DiscountedEntry): boolean {
  const day = discount.bookingOrTour === 'booking' ? entry.bookedOn : entry.date
  return (
    (discount.allTours || discount.tours.includes(entry.tour)) &&
    discount.languages.includes(entry.language) &&
    discount.groupTypes.includes(entry.group_type) &&
    isWithin(day, discount.start_date, discount.end_date)
  )
}
