import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { type CouponDraft, checkCoupon } from './checkCoupon.ts'
import { checkGeneralDiscount, type DiscountDraft } from './checkGeneralDiscount.ts'
import { checkLocation, type LocationDraft } from './checkLocation.ts'
import { checkTicketType } from './checkTicketType.ts'

const spring: CouponDraft = {
  name: 'Spring at the Dead Sea',
  code: 'SPRING26',
  discount: 0.1,
  allTours: false,
  tours: ['masada'],
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  usage: 100,
}
const codesOf = (draft: Partial<CouponDraft>) =>
  issuesOf(checkCoupon({ ...spring, ...draft })).map(({ code }) => code)

describe('a coupon', () => {
  it('COUP-02 HOLE-C41 is stored with name and code trimmed', () => {
    expect(checkCoupon({ ...spring, name: ' Spring ', code: ' SPRING26 ' })).toEqual({
      ok: true,
      value: { ...spring, name: 'Spring', code: 'SPRING26' },
    })
  })

  it('COUP-05 COUP-08 COUP-09 needs a name, a code and a tour', () => {
    expect(issuesOf(checkCoupon({ ...spring, name: ' ', code: '', tours: [] }))).toEqual([
      { field: 'name', code: 'discount_name_required' },
      { field: 'code', code: 'discount_code_required' },
      { field: 'tours', code: 'tours_required' },
    ])
  })

  it('for all tours lists none of them', () => {
    const whole = checkCoupon({ ...spring, allTours: true, tours: ['masada'] })
    expect(whole).toMatchObject({ ok: true, value: { allTours: true, tours: [] } })
    expect(codesOf({ allTours: true, tours: [] })).toEqual([])
    expect(checkGeneralDiscount({ ...lowSeason, allTours: true })).toMatchObject({
      ok: true,
      value: { allTours: true, tours: [] },
    })
  })

  it.each([
    [1, true],
    [250, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [0, false],
    [-3, false],
    [2.5, false],
    [null, false],
    [Number.NaN, false],
  ])('COUP-06 HOLE-C40 may be used %s times: %s', (usage, isFine) => {
    expect(issuesOf(checkCoupon({ ...spring, usage }))).toEqual(
      isFine ? [] : [{ field: 'usage', code: 'coupon_usage_invalid' }],
    )
  })

  it.each([
    [0.001, true],
    [0.999, true],
    [0.3333, true],
    [0, false],
    [1, false],
    [-0.1, false],
    [null, false],
  ])('COUP-07 CCONST-12 takes off a share of %s: %s', (discount, isFine) => {
    expect(issuesOf(checkCoupon({ ...spring, discount }))).toEqual(
      isFine ? [] : [{ field: 'discount', code: 'discount_invalid' }],
    )
  })

  it('has a percentage with at most two decimals, like the stored one', () => {
    expect(codesOf({ discount: 0.33333 })).toEqual(['percent_decimals'])
    expect(codesOf({ discount: 0.0000001 })).toEqual(['percent_decimals'])
  })

  it('COUP-04 HOLE-C41 needs a start, and an end, if any, not before it', () => {
    expect(codesOf({ end_date: null })).toEqual([])
    expect(codesOf({ end_date: '2026-03-01' })).toEqual([])
    expect(codesOf({ start_date: null })).toEqual(['start_date_required'])
    expect(codesOf({ end_date: '2026-02-28' })).toEqual(['end_before_start'])
  })
})

const lowSeason: DiscountDraft = {
  discount: 0.15,
  bookingOrTour: 'tour',
  start_date: '2026-01-10',
  end_date: null,
  allTours: false,
  tours: ['masada'],
  languages: ['english'],
  groupTypes: ['small_group'],
}
const issuesOfDiscount = (draft: Partial<DiscountDraft>) =>
  issuesOf(checkGeneralDiscount({ ...lowSeason, ...draft }))

describe('a general discount', () => {
  it('is stored with all its fields', () => {
    expect(checkGeneralDiscount(lowSeason)).toEqual({ ok: true, value: lowSeason })
  })

  it('DISC-11 DISC-12 DISC-13 DISC-15 HOLE-C64 needs a type, a tour, a language and a group type', () => {
    expect(issuesOfDiscount({ bookingOrTour: null, tours: [], languages: [], groupTypes: [] })).toEqual([
      { field: 'bookingOrTour', code: 'discount_moment_required' },
      { field: 'tours', code: 'tours_required' },
      { field: 'languages', code: 'discount_languages_required' },
      { field: 'groupTypes', code: 'discount_groups_required' },
    ])
  })

  it.each([
    [0.01, true],
    [0.99, true],
    [0, false],
    [1, false],
    [-0.2, false],
    [null, false],
  ])('DISC-14 takes off a share of %s: %s', (discount, isFine) => {
    expect(issuesOfDiscount({ discount })).toEqual(
      isFine ? [] : [{ field: 'discount', code: 'discount_invalid' }],
    )
  })

  it('HOLE-C41 needs a start, and an end not before it', () => {
    expect(issuesOfDiscount({ start_date: null })).toEqual([
      { field: 'start_date', code: 'start_date_required' },
    ])
    expect(issuesOfDiscount({ end_date: '2026-01-09' })).toEqual([
      { field: 'end_date', code: 'end_before_start' },
    ])
  })
})

describe('a ticket type', () => {
  const student = { type: 'student', pricePortion: 0.75, notes: '' }

  it('TICK-04 needs a type', () => {
    expect(checkTicketType({ ...student, type: ' student ' })).toEqual({ ok: true, value: student })
    expect(issuesOf(checkTicketType({ ...student, type: '  ' }))).toEqual([
      { field: 'type', code: 'ticket_type_required' },
    ])
  })

  it.each([
    [0, true],
    [1, true],
    [0.5, true],
    [null, false],
    [-0.01, false],
    [1.01, false],
    [Number.NaN, false],
  ])('TICK-05 HOLE-C43 costs a share of %s: %s', (pricePortion, isFine) => {
    expect(issuesOf(checkTicketType({ ...student, pricePortion }))).toEqual(
      isFine ? [] : [{ field: 'pricePortion', code: 'price_portion_required' }],
    )
  })
})

it('has a percentage with at most two decimals, like the stored one', () => {
  const student = { type: 'student', pricePortion: 0.33333, notes: '' }
  expect(issuesOf(checkTicketType(student))).toEqual([{ field: 'pricePortion', code: 'percent_decimals' }])
})

describe('the ticket type of adults', () => {
  it.each([0, 0.5, 0.99])('has the full price, not a share of %s', (pricePortion) => {
    const adult = { type: 'adult', pricePortion, notes: '' }
    expect(issuesOf(checkTicketType(adult))).toEqual([{ field: 'pricePortion', code: 'adult_portion_fixed' }])
    expect(checkTicketType({ ...adult, pricePortion: 1 }).ok).toBe(true)
  })
})

describe('a location', () => {
  const jaffaGate: LocationDraft = {
    city: 'jerusalem',
    name: 'Jaffa Gate',
    address: 'Omar Ibn el-Khattab Square, Jerusalem',
    isDefault: false,
    lat: 31.7767,
    lng: 35.2278,
  }

  it('LOC-08 LOC-09 LOC-10 HOLE-C64 needs city, name and address', () => {
    const typed = { ...jaffaGate, name: ' Jaffa Gate ', address: ` ${jaffaGate.address} ` }
    expect(checkLocation(typed)).toEqual({ ok: true, value: jaffaGate })
    expect(issuesOf(checkLocation({ ...jaffaGate, city: null, name: ' ', address: '' }))).toEqual([
      { field: 'city', code: 'location_city_required' },
      { field: 'name', code: 'location_name_required' },
      { field: 'address', code: 'location_address_required' },
    ])
  })

  it.each([
    [null, null, []],
    [31.7, null, ['lng']],
    [null, 35.2, ['lat']],
    [90, -180, []],
    [91, 35.2, ['lat']],
    [-31.7, -181, ['lng']],
    [Number.NaN, 35.2, ['lat']],
  ])('HOLE-C62 at %s north and %s east: wrong are %j', (lat, lng, fields) => {
    const issues = issuesOf(checkLocation({ ...jaffaGate, lat, lng }))
    expect(issues).toEqual(fields.map((field) => ({ field, code: 'coordinates_invalid' })))
  })
})
