import { expect, test } from 'vitest'
import { diffOfPrices } from './diffOfPrices.ts'

const child = { _id: 'child', type: 'child', pricePortion: 0.5, notes: '' }
const student = { _id: 'student', type: 'student', pricePortion: 0.8, notes: '' }
const veteran = { _id: 'veteran', type: 'veteran', pricePortion: 0.7, notes: '' }
const cheaper = { ...child, pricePortion: 0.4 }
const unchanged = { added: [], replaced: [], removed: [] }
const nothing = {
  general_discounts: unchanged,
  ticket_types: unchanged,
  coupons: unchanged,
  pickups_dropoffs_locations: unchanged,
}

test('the log of a price change holds the items that changed, and leaves out the other lists', () => {
  const ticket_types = { added: [veteran], replaced: [{ before: child, after: cheaper }], removed: [student] }
  expect(diffOfPrices({ ...nothing, ticket_types })).toEqual({
    before: { ticket_types: [child, student] },
    after: { ticket_types: [cheaper, veteran] },
  })
})

test.each([
  ['added', { ...unchanged, added: [veteran] }, [], [veteran]],
  ['removed', { ...unchanged, removed: [student] }, [student], []],
])('an item that is only %s is in the log', (_, ticket_types, before, after) => {
  expect(diffOfPrices({ ...nothing, ticket_types })).toEqual({
    before: { ticket_types: before },
    after: { ticket_types: after },
  })
})

test('a save that changes no list has nothing to log', () => {
  expect(diffOfPrices(nothing)).toEqual({ before: {}, after: {} })
})
