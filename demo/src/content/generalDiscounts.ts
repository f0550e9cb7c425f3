import type { FilterLanguage, GroupType } from '@tourdesk/domain/catalogue/vocabulary'
import type { DiscountMoment } from '@tourdesk/domain/pricing/vocabulary'

/** A discount (0-1) that applies automatically to matching tours. Days are counted from today. */
export interface DemoGeneralDiscount {
  discount: number
  bookingOrTour: DiscountMoment
  startsIn: number
  /** Null if it never ends. */
  endsIn: number | null
  /** Numbers of tours, or every tour. */
  tours: string[] | 'all'
  languages: FilterLanguage[]
  groupTypes: GroupType[]
}

export const generalDiscounts: DemoGeneralDiscount[] = [
  {
    discount: 0.05,
    bookingOrTour: 'booking',
    startsIn: -14,
    endsIn: 21,
    tours: ['T105', 'T106', 'T107', 'T111'],
    languages: ['english', 'french', 'spanish', 'german'],
    groupTypes: ['small_group', 'medium_group', 'large_group'],
  },
  {
    discount: 0.1,
    bookingOrTour: 'tour',
    startsIn: 40,
    endsIn: 70,
    tours: 'all',
    languages: ['english'],
    groupTypes: ['large_group'],
  },
  {
    discount: 0.08,
    bookingOrTour: 'tour',
    startsIn: -90,
    endsIn: null,
    tours: ['T101', 'T103', 'T105'],
    languages: ['spanish', 'german'],
    groupTypes: ['large_group'],
  },
  {
    discount: 0.07,
    bookingOrTour: 'booking',
    startsIn: -3,
    endsIn: 4,
    tours: ['T108', 'T109'],
    languages: ['english', 'french', 'german'],
    groupTypes: ['small_group', 'private_group'],
  },
  {
    discount: 0.15,
    bookingOrTour: 'tour',
    startsIn: -120,
    endsIn: -60,
    tours: ['T112', 'T113'],
    languages: ['english', 'german'],
    groupTypes: ['small_group', 'medium_group'],
  },
]
