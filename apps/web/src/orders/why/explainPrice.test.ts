import type { PriceLine } from '@tourdesk/contract/orders/orderShapes'
import { expect, test } from 'vitest'
import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import { type ExplainedPrice, explainPrice } from './explainPrice.ts'

const adults: PriceLine = { line: 'ticket', type: 'adult', count: 2, share: 1, each: 120, amount: 240 }
const child: PriceLine = { line: 'ticket', type: 'child', count: 1, share: 0.7, each: 84, amount: 84 }
const transfer: PriceLine = {
  line: 'transfer',
  pickup: 'tel_aviv',
  dropoff: 'jerusalem',
  times: 3,
  each: 10,
  amount: 30,
}

/** What people read: text and amount, without isolation marks. */
function explained(
  language: UiLanguage,
  lines: PriceLine[],
  changes: Partial<ExplainedPrice> = {},
): string[] {
  const price = lines.reduce((sum, { amount }) => sum + amount, 0)
  const rows = explainPrice(language, { lines, couponCode: '', price, currency: 'USD', rate: 1, ...changes })
  return rows.map(({ text, amount }) => `${text} = ${amount}`.replaceAll(/[\u2066-\u2069]/g, ''))
}

test('the explanation has people, rounding, transfer and coupon, and their sum', () => {
  const lines: PriceLine[] = [
    adults,
    child,
    transfer,
    { line: 'wholeDollar', amount: -0.4 },
    { line: 'discount', kind: 'coupon', share: 0.1, amount: -35.36 },
  ]
  expect(explained('en', lines, { couponCode: 'SUMMER10' })).toEqual([
    '2 adults × $120.00 = $240.00',
    '1 child × $84.00 (70%) = $84.00',
    'Transfer from Tel Aviv to Jerusalem: 3 × $10.00 = $30.00',
    'Rounded to a whole dollar = -$0.40',
    'Coupon SUMMER10: -10% = -$35.36',
    'Price of this tour = $318.24',
  ])
  expect(explained('he', lines, { couponCode: 'SUMMER10' })).toEqual([
    '2 מבוגרים × $120.00 = $240.00',
    'ילד אחד × $84.00 (70%) = $84.00',
    'הסעה מתל אביב לירושלים: 3 × $10.00 = $30.00',
    'עיגול לדולר שלם = -$0.40',
    'קופון SUMMER10: -10% = -$35.36',
    'מחיר הסיור = $318.24',
  ])
})

test('each ticket type has natural singular and plural forms, in both languages', () => {
  const party = (type: string, count: number): PriceLine => ({ ...adults, type, count, amount: 120 * count })
  const people = (language: UiLanguage, type: string) =>
    [1, 3].map((count) => explained(language, [party(type, count)])[0]?.split(' × ')[0])
  const types = ['adult', 'child', 'infant', 'student', 'senior', 'gold']
  expect(types.map((type) => people('en', type))).toEqual([
    ['1 adult', '3 adults'],
    ['1 child', '3 children'],
    ['1 infant', '3 infants'],
    ['1 student', '3 students'],
    ['1 senior', '3 seniors'],
    ['1 ticket “gold”', '3 tickets “gold”'],
  ])
  expect(types.map((type) => people('he', type))).toEqual([
    ['מבוגר אחד', '3 מבוגרים'],
    ['ילד אחד', '3 ילדים'],
    ['תינוק אחד', '3 תינוקות'],
    ['סטודנט אחד', '3 סטודנטים'],
    ['כרטיס אחד לגיל הזהב', '3 כרטיסים לגיל הזהב'],
    ['כרטיס אחד מסוג gold', '3 כרטיסים מסוג gold'],
  ])
})

test('people who travel for free are listed', () => {
  const infant: PriceLine = { line: 'ticket', type: 'infant', count: 1, share: 0, each: 0, amount: 0 }
  expect(explained('en', [adults, infant])[1]).toBe('1 infant, free of charge = $0.00')
  expect(explained('he', [adults, infant])[1]).toBe('תינוק אחד, ללא תשלום = $0.00')
})

test('a vehicle is shown with its days if there is more than one', () => {
  const vehicle = (days: number): PriceLine => ({
    line: 'vehicle',
    column: 'seven_seater',
    days,
    each: 740,
    amount: 740 * days,
  })
  expect([1, 2, 3].map((days) => explained('en', [vehicle(days)])[0])).toEqual([
    'Vehicle: 7-seater = $740.00',
    'Vehicle: 7-seater, 2 days × $740.00 = $1,480.00',
    'Vehicle: 7-seater, 3 days × $740.00 = $2,220.00',
  ])
  expect([1, 2, 3].map((days) => explained('he', [vehicle(days)])[0])).toEqual([
    'רכב: 7 מקומות = $740.00',
    'רכב: 7 מקומות, יומיים × $740.00 = $1,480.00',
    'רכב: 7 מקומות, 3 ימים × $740.00 = $2,220.00',
  ])
})

test('a transfer of one vehicle is not multiplied, and one within the city is the way back', () => {
  const once: PriceLine = { ...transfer, times: 1, amount: 10 }
  expect(explained('en', [once])[0]).toBe('Transfer from Tel Aviv to Jerusalem = $10.00')
  expect(explained('en', [{ ...transfer, dropoff: 'tel_aviv' }])[0]).toBe(
    'Return transfer to Tel Aviv: 3 × $10.00 = $30.00',
  )
  expect(explained('he', [{ ...transfer, dropoff: 'tel_aviv' }])[0]).toBe(
    'הסעה חזרה לתל אביב: 3 × $10.00 = $30.00',
  )
})

test('the other discounts have their own names', () => {
  const off = (kind: 'general' | 'starTour'): PriceLine => ({
    line: 'discount',
    kind,
    share: 0.15,
    amount: -36,
  })
  expect(explained('en', [adults, off('general')])[1]).toBe('Discount: -15% = -$36.00')
  expect(explained('he', [adults, off('general')])[1]).toBe('הנחה: -15% = -$36.00')
  expect(explained('en', [adults, off('starTour')])[1]).toBe('Star tour discount: -15% = -$36.00')
  expect(explained('he', [adults, off('starTour')])[1]).toBe('הנחת מסלול משולב: -15% = -$36.00')
})

test('one line needs no sum, and another currency comes last at the order’s rate', () => {
  expect(explained('en', [adults])).toEqual(['2 adults × $120.00 = $240.00'])
  expect(explained('en', [adults], { currency: 'ILS', rate: 3.7 })).toEqual([
    '2 adults × $120.00 = $240.00',
    'At 1 USD = 3.7 ILS = ₪888.00',
  ])
  expect(explained('he', [adults], { currency: 'ILS', rate: 3.7 })[1]).toBe(
    'לפי שער 1 USD = 3.7 ILS = ₪888.00',
  )
})

test('codes, amounts and names keep their direction in a Hebrew sentence', () => {
  const coupon: PriceLine = { line: 'discount', kind: 'coupon', share: 0.1, amount: -24 }
  const [people, discount] = explainPrice('he', {
    lines: [{ ...adults, type: 'gold' }, coupon],
    couponCode: 'SUMMER-10',
    price: 216,
    currency: 'USD',
    rate: 1,
  })
  expect(people?.text).toContain('\u2068gold\u2069')
  expect(people?.text).toContain('\u2066$120.00\u2069')
  expect(discount?.text).toBe('קופון \u2066SUMMER-10\u2069: \u2066-10%\u2069')
})
