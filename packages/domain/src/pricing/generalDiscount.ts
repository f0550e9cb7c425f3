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

/** The largest discount that fits the entry and its day; ties by id, so that the order of rows is of no matter. */
export function bestDiscount(discounts: GeneralDiscount[], entry: DiscountedEntry): GeneralDiscount | null {
  const [best] = discounts
    .filter((discount) => doesApply(discount, entry))
    .sort((a, b) => b.discount - a.discount || (a._id < b._id ? -1 : 1))
  return best ?? null
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
