import { type Day, isWithin } from '../calendar.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import type { DiscountMoment } from './vocabulary.ts'

/** A discount without a code; `discount` is the share taken off, an open end never ends (DISC-08, HOLE-C41). */
export interface GeneralDiscount {
  _id: string
  discount: number
  bookingOrTour: DiscountMoment
  start_date: Day
  end_date: Day | null
  /** For every tour, later ones too; `tours` is then empty. */
  allTours: boolean
  tours: string[]
  languages: Language[]
  groupTypes: GroupType[]
}

/** What a general discount is compared with. */
export interface DiscountedEntry {
  tour: string
  language: Language
  group_type: GroupType
  date: Day
  bookedOn: Day
}

/** The share that the largest discount takes off which fits the entry and its day; 0 when none does. */
export function largestShare(discounts: GeneralDiscount[], entry: DiscountedEntry): number {
  const fitting = discounts.filter((discount) => doesApply(discount, entry))
  return Math.max(0, ...fitting.map(({ discount }) => discount))
}

/** Tour, language, group type and day all fit (HOLE-O13, HOLE-C38). */
export function doesApply(discount: GeneralDiscount, entry: DiscountedEntry): boolean {
  const day = discount.bookingOrTour === 'booking' ? entry.bookedOn : entry.date
  return (
    (discount.allTours || discount.tours.includes(entry.tour)) &&
    discount.languages.includes(entry.language) &&
    discount.groupTypes.includes(entry.group_type) &&
    isWithin(day, discount.start_date, discount.end_date)
  )
}
