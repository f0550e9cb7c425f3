import { expect, test } from 'vitest'
import { leafChanges, type Step } from './leafChanges.ts'

/** Each change as a line: its path, before, after. */
const lines = (before: unknown, after: unknown) =>
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
  expect(lines('Masada', 'Galilee')).toEqual([['', 'Masada', 'Galilee']])
  expect(lines(['en'], ['en', 'fr'])).toEqual([['', ['en'], ['en', 'fr']]])
})

test('only the changed price of a price list shows', () => {
  expect(lines([summer(100)], [summer(110)])).toEqual([
    ['Summer / prices / jaffa to jaffa / prices / small_group', 100, 110],
  ])
})

test('moving an item of a list isn’t a change', () => {
  const [one, two] = [
    { _id: 'c1', name: 'Spring', discount: 10 },
    { _id: 'c2', name: 'Autumn', discount: 20 },
  ]
  expect(lines([one, two], [two, { ...one, discount: 15 }])).toEqual([['Spring / discount', 10, 15]])
})

test('an added or removed item shows with its values, under its name', () => {
  const coupon = { _id: 'c1', name: 'Spring', discount: 10, tours: [] }
  expect(lines([], [coupon])).toEqual([
    ['Spring / name', null, 'Spring'],
    ['Spring / discount', null, 10],
  ])
  expect(lines([coupon], [])).toEqual([
    ['Spring / name', 'Spring', null],
    ['Spring / discount', 10, null],
  ])
  const closed = { pickup: 'jaffa', dropoff: 'acre', time: '07:00' }
  expect(lines([], [closed])).toEqual([['jaffa to acre / time', null, '07:00']])
})

test('a renamed item shows both names', () => {
  const coupon = { _id: 'c1', name: 'Spring', discount: 10 }
  expect(lines([coupon], [{ ...coupon, name: 'Autumn' }])).toEqual([['Autumn / name', 'Spring', 'Autumn']])
})

test('a record is one value, and so is a long text', () => {
  const car = { _id: 'v1', name: '12-345-67' }
  expect(lines(null, car)).toEqual([['', null, car]])
  expect(lines([], [car])).toEqual([['', [], [car]]])
  const text = { length: 3000, hash: 'abc' }
  expect(lines('short', text)).toEqual([['', 'short', text]])
})

test('the pickup times of two cities are two changes, and null counts as an empty text', () => {
  expect(
    lines({ jaffa: '07:00', acre: null, eilat: '' }, { jaffa: '07:30', acre: '06:00', eilat: null }),
  ).toEqual([
    ['jaffa', '07:00', '07:30'],
    ['acre', null, '06:00'],
  ])
})
