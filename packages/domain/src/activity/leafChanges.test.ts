import { expect, test } from 'vitest'
import { leafChanges, type Step } from './leafChanges.ts'

/** Each change as a line: the way to it, what was, what is. */
const told = (before: unknown, after: unknown) =>
  leafChanges(before, after).map((leaf) => [leaf.path.map(word).join(' / '), leaf.before, leaf.after])
const word = (step: Step) =>
  'field' in step
    ? step.field
    : String(step.item.name ?? step.item.description ?? `${step.item.pickup} to ${step.item.dropoff}`)

const summer = (small: number) => ({
  _id: 'l1',
  description: 'Summer',
  prices: [
    {
      pickup: 'jaffa',
      dropoff: 'jaffa',
      prices: { small_group: small, private_group: { four_seater: 900 } },
    },
    { pickup: 'acre', dropoff: 'jaffa', prices: { small_group: 120, private_group: { four_seater: 950 } } },
  ],
})

test('a plain value is one change', () => {
  expect(told('Masada', 'Galilee')).toEqual([['', 'Masada', 'Galilee']])
  expect(told(['en'], ['en', 'fr'])).toEqual([['', ['en'], ['en', 'fr']]])
})

test('of a price list only the price that is another one shows', () => {
  expect(told([summer(100)], [summer(110)])).toEqual([
    ['Summer / prices / jaffa to jaffa / prices / small_group', 100, 110],
  ])
})

test('the order of the items of a list is no change of them', () => {
  const [one, two] = [
    { _id: 'c1', name: 'Spring', discount: 10 },
    { _id: 'c2', name: 'Autumn', discount: 20 },
  ]
  expect(told([one, two], [two, { ...one, discount: 15 }])).toEqual([['Spring / discount', 10, 15]])
})

test('an item that came or went shows with what it holds, under its name', () => {
  const coupon = { _id: 'c1', name: 'Spring', discount: 10, tours: [] }
  expect(told([], [coupon])).toEqual([
    ['Spring / name', null, 'Spring'],
    ['Spring / discount', null, 10],
  ])
  expect(told([coupon], [])).toEqual([
    ['Spring / name', 'Spring', null],
    ['Spring / discount', 10, null],
  ])
  const closed = { pickup: 'jaffa', dropoff: 'acre', time: '07:00' }
  expect(told([], [closed])).toEqual([['jaffa to acre / time', null, '07:00']])
})

test('an item that got another name shows both', () => {
  const coupon = { _id: 'c1', name: 'Spring', discount: 10 }
  expect(told([coupon], [{ ...coupon, name: 'Autumn' }])).toEqual([['Autumn / name', 'Spring', 'Autumn']])
})

test('a record and a long text are one value each', () => {
  const car = { _id: 'v1', name: '12-345-67' }
  expect(told(null, car)).toEqual([['', null, car]])
  expect(told([], [car])).toEqual([['', [], [car]]])
  const text = { length: 3000, hash: 'abc' }
  expect(told('short', text)).toEqual([['', 'short', text]])
})

test('the pickup times of two cities are two changes, and nothing is the same as an empty text', () => {
  expect(
    told({ jaffa: '07:00', acre: null, eilat: '' }, { jaffa: '07:30', acre: '06:00', eilat: null }),
  ).toEqual([
    ['jaffa', '07:00', '07:30'],
    ['acre', null, '06:00'],
  ])
})
