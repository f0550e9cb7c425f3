import type { Coupon } from '@tourdesk/contract/pricing/pricing'
import { describe, expect, it } from 'vitest'
import { couponDraftOf, couponSchema, couponValuesOf } from './couponValues.ts'
import { discountDraftOf, discountSchema, discountValuesOf } from './discountValues.ts'
import { locationFields, locationValuesOf } from './locations/locationFields.ts'
import { locationTabOf, locationTabs } from './locations/locationTabs.ts'
import { priceTabs } from './tabs.ts'
import { ticketTypeDraftOf, ticketTypeFields, ticketTypeValuesOf } from './ticketTypeValues.ts'

const today = '2026-03-02'
const spring: Coupon = {
  _id: 'spring',
  name: 'Spring',
  code: 'SPRING26',
  discount: 0.1,
  allTours: false,
  tours: ['01900000-0000-7000-8000-000000000001'],
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  usage: 100,
}

describe('a new item', () => {
  it('CCONST-11 HOLE-C44 HOLE-C41 starts with 50 %, today, and no end', () => {
    expect(couponValuesOf(null, today)).toMatchObject({
      discount: 50,
      start_date: today,
      end_date: null,
      noExpiration: true,
      usage: null,
    })
    expect(discountValuesOf(null, today)).toMatchObject({
      discount: 50,
      start_date: today,
      bookingOrTour: null,
    })
    expect(ticketTypeValuesOf(null)).toEqual({ type: '', pricePortion: 50, notes: '' })
  })

  it('LOC-06 OCONST-19 a location starts in Herzliya', () => {
    expect(locationValuesOf(null)).toMatchObject({ city: 'herzliya', isDefault: false, lat: null, lng: null })
  })
})

describe('what is typed and what is sent', () => {
  it('COUP-03 DISC-10 TICK-03 CCONST-10 percentages are sent as shares and shown as percentages', () => {
    const values = couponValuesOf(spring, today)
    expect(values.discount).toBe(10)
    expect(couponDraftOf(values).discount).toBe(0.1)
    const discount = discountDraftOf({ ...discountValuesOf(null, today), discount: 12.5 })
    expect(discount.discount).toBe(0.125)
    expect(ticketTypeDraftOf({ type: 'child', pricePortion: 25, notes: '' }).pricePortion).toBe(0.25)
    expect(couponDraftOf({ ...values, discount: null }).discount).toBeNull()
  })

  it('COUP-04 CONST-24 with "no end" the end is not sent, without it an end is required', () => {
    const values = couponValuesOf(spring, today)
    expect(couponDraftOf(values).end_date).toBe('2026-03-31')
    expect(couponDraftOf({ ...values, noExpiration: true }).end_date).toBeNull()
    expect(messagesOf(couponSchema('end!'), { ...values, end_date: null })).toEqual([['end_date', 'end!']])
    expect(messagesOf(couponSchema('end!'), { ...values, end_date: null, noExpiration: true })).toEqual([])
  })

  it('COUP-05 COUP-06 COUP-07 COUP-08 COUP-09 the coupon form refuses what the server would', () => {
    const empty = { ...couponValuesOf(null, today), discount: null }
    expect(messagesOf(couponSchema(''), empty)).toEqual([
      ['name', 'discount_name_required'],
      ['code', 'discount_code_required'],
      ['discount', 'discount_invalid'],
      ['tours', 'tours_required'],
      ['usage', 'coupon_usage_invalid'],
    ])
  })

  it('DISC-11 DISC-12 DISC-13 DISC-14 DISC-15 TICK-04 TICK-05 LOC-08 LOC-09 LOC-10 so do the other forms', () => {
    expect(messagesOf(discountSchema(''), { ...discountValuesOf(null, today), discount: 100 })).toEqual([
      ['discount', 'discount_invalid'],
      ['bookingOrTour', 'discount_moment_required'],
      ['tours', 'tours_required'],
      ['languages', 'discount_languages_required'],
      ['groupTypes', 'discount_groups_required'],
    ])
    expect(messagesOf(ticketTypeFields.schema, { ...ticketTypeValuesOf(null), pricePortion: null })).toEqual([
      ['type', 'ticket_type_required'],
      ['pricePortion', 'price_portion_required'],
    ])
    expect(messagesOf(locationFields.schema, { ...locationValuesOf(null), city: null })).toEqual([
      ['city', 'location_city_required'],
      ['name', 'location_name_required'],
      ['address', 'location_address_required'],
    ])
  })
})

it('DISC-01 HOLE-C66 the tabs have their order, and an unknown one of the locations is all', () => {
  expect(priceTabs).toEqual(['general_discounts', 'ticket_types', 'coupons'])
  expect(locationTabs).toEqual(['all', 'tel_aviv', 'jerusalem', 'herzliya', 'jaffa'])
  expect([undefined, 'haifa', 'jaffa'].map(locationTabOf)).toEqual(['all', 'all', 'jaffa'])
})

interface Schema {
  safeParse: (values: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
  }
}

function messagesOf(schema: Schema, values: unknown): [string, string][] {
  const issues = schema.safeParse(values).error?.issues ?? []
  return issues.map(({ path, message }) => [path.join('.'), message])
}
