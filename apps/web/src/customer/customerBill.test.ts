import type { BilledLine, CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { expect, test } from 'vitest'
import { customerBill, readIn } from './customerBill.ts'

const rates = { USD: 1, EUR: 0.92, ILS: 3.6543 }
const adults: BilledLine = { line: 'ticket', type: 'adult', count: 3, share: 1, each: 83.44, amount: 250.32 }
const coupon: BilledLine = { line: 'discount', kind: 'coupon', share: 0.1, amount: -25.03 }
const general: BilledLine = { line: 'discount', kind: 'general', share: 0.05, amount: -12.52 }

function orderOf(tours: BilledLine[][], changes: Partial<CustomerOrder> = {}): CustomerOrder {
  return {
    orderNumber: 10_001,
    orderType: 'daily',
    isCanceled: false,
    customer: 'Dana Levi',
    language: 'en',
    starTour: null,
    tours: tours.map((lines, index) => ({
      _id: String(index),
      tour: { name: 'Masada', thumbnails: { wide: null } },
      date: '2026-03-11',
      startDate: null,
      endDate: null,
      language: 'english',
      participants: { adult: 3 },
      numOfParticipants: null,
      pickup: null,
      dropoff: null,
      whatToBring: [],
      couponCode: 'SPRING',
      lines,
    })),
    currency: 'ILS',
    rates,
    fees: [],
    total: 823.28,
    isAgreed: false,
    money: { paid: 0, open: 823.28, toRefund: 0 },
    paysTo: null,
    toPay: null,
    allToPay: null,
    credits: [],
    business: { name: 'Main Office', phone: '' },
    isTest: false,
    attempt: null,
    ...changes,
  }
}

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test('a customer reads who pays what and each discount, in both languages', () => {
  const order = orderOf([
    [adults, coupon],
    [adults, general],
  ])
  const read = (language: 'en' | 'he') =>
    customerBill(order, 'USD', language).rows.map((rows) =>
      rows.map(({ text, amount }) => `${plain(text)} ${amount}`),
    )
  expect(read('en')).toEqual([
    ['3 adults 250.32', 'Coupon SPRING: -10% -25.03'],
    ['3 adults 250.32', 'Discount: -5% -12.52'],
  ])
  expect(read('he')).toEqual([
    ['3 מבוגרים 250.32', 'קופון SPRING: -10% -25.03'],
    ['3 מבוגרים 250.32', 'הנחה: -5% -12.52'],
  ])
})

test('in shekels the lines, what’s before discounts and what’s off add up to the order’s total', () => {
  const bill = customerBill(orderOf([[adults, coupon]]), 'ILS', 'en')
  expect(bill).toMatchObject({
    rows: [[{ amount: 914.74 }, { amount: -91.46 }]],
    discounts: { before: 914.74, off: -91.46 },
    total: 823.28,
  })
})

test('without a discount there’s nothing before it', () => {
  expect(customerBill(orderOf([[adults]]), 'USD', 'en').discounts).toBeNull()
})

test('an agreed price shows no list price, and a price that isn’t set shows nothing', () => {
  const agreed = orderOf([[adults]], { isAgreed: true, total: 700 })
  expect(customerBill(agreed, 'ILS', 'en')).toEqual({
    rows: [],
    discounts: null,
    agreed: null,
    fees: [],
    total: 700,
  })
  expect(customerBill(agreed, 'USD', 'en').total).toBe(191.56)
  expect(customerBill(orderOf([[]], { total: null }), 'ILS', 'en').total).toBeNull()
})

const fees: CustomerOrder['fees'] = [
  { kind: 'fee', tour: { name: 'Galilee', date: '2026-03-12' }, amount: 156.5 },
  { kind: 'write_off', tour: null, amount: -50 },
]

test('the fees of canceled tours are lines of the price, and with them it adds up to the total', () => {
  const bill = customerBill(orderOf([[adults, coupon]], { fees, total: 929.78 }), 'ILS', 'en')
  expect(bill.fees.map(({ text, amount }) => `${plain(text)} ${amount}`)).toEqual([
    'Cancellation fee: Galilee, 12/03/2026 156.5',
    'Written off -50',
  ])
  expect(bill.total).toBe(929.78)
  const hebrew = customerBill(orderOf([[adults]], { fees }), 'ILS', 'he').fees
  expect(hebrew.map(({ text }) => plain(text))).toEqual(['דמי ביטול: Galilee, 12/03/2026', 'ויתור'])
})

test('beside an agreed price the fees have lines too, in each currency', () => {
  const agreed = orderOf([[adults]], { isAgreed: true, fees, total: 806.5 })
  expect(customerBill(agreed, 'ILS', 'en')).toMatchObject({ agreed: 700, total: 806.5 })
  const dollars = customerBill(agreed, 'USD', 'en')
  const lines = [dollars.agreed ?? 0, ...dollars.fees.map(({ amount }) => amount)]
  expect(lines.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(
    Math.round((dollars.total ?? 0) * 100),
  )
})

test('an amount in the order’s own currency is read as it is', () => {
  const order = orderOf([[adults]])
  expect(readIn(order, 823.28, 'ILS')).toBe(823.28)
  expect(readIn(order, 3654.3, 'EUR')).toBe(920)
})
