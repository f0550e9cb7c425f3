import { describe, expect, it } from 'vitest'
import { doesApply, type GeneralDiscount, largestShare } from './generalDiscount.ts'

const lowSeason: GeneralDiscount = {
  _id: 'low-season',
  discount: 0.15,
  bookingOrTour: 'tour',
  start_date: '2026-01-10',
  end_date: '2026-02-10',
  allTours: false,
  tours: ['masada'],
  languages: ['english', 'french'],
  groupTypes: ['small_group', 'medium_group'],
}
const entry = {
  tour: 'masada',
  language: 'english',
  group_type: 'small_group',
  date: '2026-02-10',
  bookedOn: '2025-12-01',
} as const

describe('a general discount', () => {
  it('HOLE-O13 HOLE-C38 applies when tour, language, group type and day all match', () => {
    expect(doesApply(lowSeason, entry)).toBe(true)
    expect(doesApply(lowSeason, { ...entry, tour: 'galilee' })).toBe(false)
    expect(doesApply({ ...lowSeason, allTours: true, tours: [] }, { ...entry, tour: 'galilee' })).toBe(true)
    expect(doesApply(lowSeason, { ...entry, language: 'german' })).toBe(false)
    expect(doesApply(lowSeason, { ...entry, group_type: 'large_group' })).toBe(false)
    expect(doesApply(lowSeason, { ...entry, date: '2026-02-11' })).toBe(false)
  })

  it('HOLE-O13 HOLE-C38 of type "booking" depends on the booking day', () => {
    const early: GeneralDiscount = { ...lowSeason, bookingOrTour: 'booking', end_date: null }
    expect(doesApply(early, entry)).toBe(false)
    expect(doesApply(early, { ...entry, bookedOn: '2026-01-10', date: '2026-08-01' })).toBe(true)
  })

  it('HOLE-C39 is the largest matching one, in whatever order', () => {
    const larger = { ...lowSeason, _id: 'larger', discount: 0.2 }
    const elsewhere = { ...lowSeason, _id: 'elsewhere', discount: 0.5, tours: ['eilat'] }
    expect(largestShare([lowSeason, larger, elsewhere], entry)).toBe(0.2)
    expect(largestShare([elsewhere, larger, lowSeason], entry)).toBe(0.2)
    expect(largestShare([elsewhere], entry)).toBe(0)
  })
})
