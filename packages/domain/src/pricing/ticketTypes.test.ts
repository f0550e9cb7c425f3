import { expect, test } from 'vitest'
import { ticketTypesFor, ticketTypesOf, unknownTypes } from './ticketTypes.ts'

const adult = { _id: 'a', type: 'adult', pricePortion: 1 }
const child = { _id: 'c', type: 'child', pricePortion: 0.5 }
const senior = { _id: 's', type: 'senior', pricePortion: 0.8 }
const dearChild = { ...child, pricePortion: 0.75 }

test('an order holds the types on offer, its own as they were when it was saved', () => {
  expect(ticketTypesFor([adult, dearChild, senior], [child])).toEqual([adult, child, senior])
  expect(ticketTypesFor([adult, dearChild], [])).toEqual([adult, dearChild])
})

test('a deleted type stays with the orders that have it, after those on offer', () => {
  expect(ticketTypesFor([adult, child], [senior, adult])).toEqual([adult, child, senior])
})

test('an order keeps the types of its people alone', () => {
  const parties = [
    { adult: 2, child: 0, senior: 0 },
    { adult: 1, child: 0, senior: 1 },
  ]
  const stored = [{ ...adult, notes: 'from 13' }, child, senior]
  expect(ticketTypesOf(parties, stored)).toEqual([adult, senior])
})

test('people of a type that is no longer known are told, nobody is not', () => {
  expect(unknownTypes({ adult: 2, senior: 1, student: 0 }, [child])).toEqual(['senior'])
})
