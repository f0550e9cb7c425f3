import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { describe, expect, test } from 'vitest'
import { agencies } from './agencies.ts'
import { articles } from './articles.ts'
import { coupons } from './coupons.ts'
import { generalDiscounts } from './generalDiscounts.ts'
import { locations } from './locations.ts'
import { staff } from './staff.ts'
import { ticketTypes } from './ticketTypes.ts'
import { tours } from './tours.ts'

const numbers = new Set(tours.map((tour) => tour.number))
const unknownIn = (list: string[] | 'all') =>
  list === 'all' ? [] : list.filter((number) => !numbers.has(number))

describe('prices of the demo', () => {
  test('HOLE-C45 the adult pays the whole price and the infant nothing', () => {
    const portions = Object.fromEntries(ticketTypes.map(({ type, pricePortion }) => [type, pricePortion]))
    expect(portions).toEqual({ adult: 1, child: 0.5, infant: 0, student: 0.85, senior: 0.9 })
  })

  test('HOLE-C41 codes of coupons are unique, one has expired and one is used up', () => {
    expect(coupons).toHaveLength(6)
    expect(new Set(coupons.map(({ code }) => code)).size).toBe(6)
    expect(coupons.filter(({ endsIn }) => endsIn !== null && endsIn < 0).map(({ code }) => code)).toEqual([
      'SPRING8',
    ])
    expect(coupons.filter(({ usage, redemptions }) => redemptions >= usage).map(({ code }) => code)).toEqual([
      'FAIR25',
    ])
  })

  test('discounts lie between 0 and 100 percent and name existing tours', () => {
    expect(generalDiscounts).toHaveLength(5)
    expect(new Set(generalDiscounts.map(({ bookingOrTour }) => bookingOrTour)).size).toBe(2)
    for (const { discount, tours: list, startsIn, endsIn } of [...coupons, ...generalDiscounts]) {
      expect(discount > 0 && discount < 1).toBe(true)
      expect(unknownIn(list)).toEqual([])
      expect(endsIn === null || endsIn >= startsIn).toBe(true)
    }
  })

  test('no coupon is redeemed before it starts or more often than it may be', () => {
    for (const { usage, redemptions, startsIn } of coupons) {
      expect(redemptions).toBeLessThanOrEqual(usage)
      if (startsIn > 0) expect(redemptions).toBe(0)
    }
  })
})

describe('locations of the demo', () => {
  test('HOLE-C63 every city has eight or more places and one default', () => {
    expect(locations.length).toBeGreaterThanOrEqual(60)
    for (const city of cities) {
      const here = locations.filter((location) => location.city === city)
      expect(here.length).toBeGreaterThanOrEqual(8)
      expect(here.filter((location) => location.isDefault)).toHaveLength(1)
    }
  })

  test('names are unique and every place has an address on the map', () => {
    expect(new Set(locations.map(({ name }) => name)).size).toBe(locations.length)
    for (const { address, lat, lng } of locations) {
      expect(address.length).toBeGreaterThan(10)
      expect(lat > 31.7 && lat < 32.25 && lng > 34.7 && lng < 35.3).toBe(true)
    }
  })
})

describe('people of the demo', () => {
  test('Blue Dome Travel comes first and has every right', () => {
    expect(agencies).toHaveLength(8)
    expect(agencies[0]).toMatchObject({
      name: 'Blue Dome Travel',
      status: 'ACTIVE',
      doesIncludeAffiliation: true,
      dailyToursOnly: false,
      doesAllowPaymentToAgency: true,
      allowPrivateGroup: true,
    })
  })

  test('ACC-26 one agency is pending and one is inactive', () => {
    const statuses = agencies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 'PENDING')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'INACTIVE')).toHaveLength(1)
  })

  test('each agency has one or two admins and two to four agents at its own domain', () => {
    for (const { people } of agencies) {
      const admins = people.filter(({ role }) => role === 'ADMIN').length
      const agents = people.filter(({ role }) => role === 'AGENT').length
      expect(admins >= 1 && admins <= 2 && agents >= 2 && agents <= 4).toBe(true)
      expect(new Set(people.map(({ email }) => email.split('@')[1])).size).toBe(1)
    }
  })

  test('no two people share an address for signing in, and all addresses are examples', () => {
    const emails = [...staff, ...agencies.flatMap(({ people }) => people)].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(emails.filter((email) => !/^[a-z.]+@[a-z-]+\.example$/.test(email))).toEqual([])
  })

  test('commissions are percents of existing tours', () => {
    for (const { commissionRate, commissionPerTour } of agencies) {
      expect(unknownIn(commissionPerTour.map(({ tour }) => tour))).toEqual([])
      const rates = [commissionRate, ...commissionPerTour.map((entry) => entry.commissionRate)]
      expect(rates.filter((rate) => rate < 0 || rate > 100)).toEqual([])
    }
  })

  test('the office has one super user', () => {
    expect(staff.filter(({ isSuper }) => isSuper)).toHaveLength(1)
  })
})

describe('articles of the demo', () => {
  test('eight articles cover all six categories, each in three to five paragraphs', () => {
    expect(articles).toHaveLength(8)
    expect(new Set(articles.map(({ category }) => category)).size).toBe(6)
    for (const { text } of articles) expect(text).toMatch(/^(<p>[^<>]{80,}<\/p>){3,5}$/)
  })
})
