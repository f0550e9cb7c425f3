import type { CancelItem, CancelPreview } from '@tourdesk/contract/departures/departureBatches'
import { expect, test } from 'vitest'
import { textsIn } from '../../i18n/messages.ts'
import { cancelMessages } from './cancelMessages.ts'
import { startRows, totalsOf } from './chosenRows.ts'

const outcome = (refund: number) => ({ priceAfter: 0, fee: 0, refund, backToCredit: 0 })
const item = (id: string, people: number, refund: number, more: Partial<CancelItem> = {}): CancelItem => ({
  order: { _id: id, orderNumber: 10001 },
  customer: 'Dana Levi',
  agency: 'Main Office',
  entries: [],
  people,
  isWhole: true,
  currency: 'USD',
  priceBefore: refund,
  paid: refund,
  outcomes: { full: outcome(refund), policy: outcome(refund / 2), none: outcome(0) },
  problem: null,
  message: null,
  ...more,
})
const preview = (...items: CancelItem[]) => ({ items }) as CancelPreview

test('DEP-06 all that can be canceled is ticked, and the totals follow ticks and terms', () => {
  const stuck = item('c', 5, 70, { outcomes: null, problem: { code: 'status_not_editable', params: {} } })
  const shown = preview(item('a', 2, 100.1), item('b', 3, 50.2, { currency: 'EUR' }), stuck)
  const rows = startRows(shown)
  expect(totalsOf(shown.items, rows)).toEqual({
    orders: 2,
    people: 5,
    refunds: [
      { currency: 'USD', amount: 100.1 },
      { currency: 'EUR', amount: 50.2 },
    ],
    isAll: false,
  })
  const fewer = {
    ...rows,
    a: { ...rows.a!, isTicked: false },
    b: { ...rows.b!, terms: 'policy' as const },
  }
  expect(totalsOf(shown.items, fewer)).toMatchObject({
    orders: 1,
    people: 3,
    refunds: [{ currency: 'EUR', amount: 25.1 }],
  })
})

test('a newer preview keeps what was chosen', () => {
  const rows = startRows(preview(item('a', 2, 100)))
  const kept = { a: { ...rows.a!, isTicked: false, terms: 'none' as const } }
  expect(startRows(preview(item('a', 3, 100), item('b', 1, 10)), kept)).toMatchObject({
    a: { isTicked: false, terms: 'none' },
    b: { isTicked: true, terms: 'full' },
  })
})

test('DEP-29 how far the refunds are is said in one sentence', () => {
  const progress = { refunded: 12, all: 24, refused: 3 }
  expect(textsIn(cancelMessages, 'en')('progressRefused', progress)).toBe('12 of 24 refunded, 3 refused')
  expect(textsIn(cancelMessages, 'he')('progressRefused', progress)).toBe('12 מתוך 24 זוכו, 3 סורבו')
})
