import { expect, test } from 'vitest'
import { checkMoney, type RecordedMoney, type RecordingFacts } from './receiveMoney.ts'

const money: RecordedMoney = {
  method: 'cash',
  amount: 100,
  currency: 'USD',
  day: '2026-03-02',
  reference: '',
  note: 'On the bus',
  heldBy: null,
  clientKey: 'k',
}
const facts: RecordingFacts = {
  today: '2026-03-04',
  placedOn: '2026-03-01',
  currency: 'USD',
  orderRate: 1,
  receivedRate: 1,
  holder: null,
}
const rachel = { _id: 'rachel', name: 'Rachel Amsalem' }
const atWork = { holder: { ...rachel, isDeleted: false } }

function faultsOf(change: Partial<RecordedMoney>, given: Partial<RecordingFacts> = {}) {
  const found = checkMoney({ ...money, ...change }, { ...facts, ...given })
  return found.ok ? {} : Object.fromEntries(found.issues.map(({ field, code }) => [field, code]))
}

test('cash that a guide took is written down with the guide, and without one it’s the office’s', () => {
  const { method, day, reference, note, clientKey } = money
  const receipt = { method, day, reference, note, clientKey, received: null, heldBy: rachel }
  expect(checkMoney({ ...money, heldBy: 'rachel' }, { ...facts, ...atWork })).toEqual({
    ok: true,
    value: { amount: 10_000, receipt },
  })
  expect(checkMoney(money, facts)).toMatchObject({ ok: true, value: { receipt: { heldBy: null } } })
})

test('money in another currency is exchanged, and what came in is kept', () => {
  const shekels = { currency: 'ILS' as const, orderRate: 3.7 }
  expect(checkMoney({ ...money, amount: 37 }, { ...facts, ...shekels })).toMatchObject({
    ok: true,
    value: {
      amount: 13_690,
      receipt: { received: { amount: 3700, currency: 'USD', rate: 1, orderRate: 3.7 } },
    },
  })
})

test.each<[string, Partial<RecordedMoney>, Partial<RecordingFacts>, Record<string, string>]>([
  ['nothing', { amount: 0 }, {}, { amount: 'amount_invalid' }],
  [
    'less than a cent of the order’s currency',
    { amount: 0.01 },
    { currency: 'EUR', orderRate: 0.1 },
    { amount: 'amount_invalid' },
  ],
  ['money of tomorrow', { day: '2026-03-05' }, {}, { day: 'payment_day_future' }],
  ['money of today', { day: '2026-03-04' }, {}, {}],
  ['money from before the order', { day: '2026-02-28' }, {}, { day: 'payment_day_before_order' }],
  ['money from the day of the order', { day: '2026-03-01' }, {}, {}],
  ['a transfer without a reference', { method: 'transfer' }, {}, { reference: 'reference_required' }],
  ['a cheque with its number', { method: 'cheque', reference: '1044' }, {}, {}],
  ['cash with a guide who isn’t there', { heldBy: 'rachel' }, {}, { heldBy: 'holder_unknown' }],
  [
    'a cheque with a guide',
    { method: 'cheque', reference: '1044', heldBy: 'rachel' },
    atWork,
    { heldBy: 'holder_only_cash' },
  ],
  [
    'everything wrong at once',
    { amount: -1, day: '2026-03-05', method: 'voucher', heldBy: 'rachel' },
    {},
    {
      amount: 'amount_invalid',
      day: 'payment_day_future',
      reference: 'reference_required',
      heldBy: 'holder_only_cash',
    },
  ],
])('recording %s', (_, change, given, expected) => {
  expect(faultsOf(change, given)).toEqual(expected)
})
