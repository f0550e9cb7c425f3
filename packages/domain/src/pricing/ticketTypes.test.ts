import { expect, test } from 'vitest'
import { ticketTypesFor, ticketTypesOf, unknownTypes } from './ticketTypes.ts'

const adult = { _id: 'a', type: 'adult', pricePortion: 1 }
const child = { _id: 'c', type: 'child', pricePortion: 0.5 }
const senior = { _id: 's', type: 'senior', pricePortion: 0.8 }
const dearChild = { ...child, pricePortion: 0.75 }

test('an order can use the current types, and its own as they were when it was saved', () => {
  expect(ticketTypesFor([adult, dearChild, senior], [child])).toEqual([adult, child, senior])
  expect(ticketTypesFor([adult, dearChild], [])).toEqual([adult, dearChild])
})

test('a deleted type stays in its orders, after the current ones', () => {
  expect(ticketTypesFor([adult, child], [senior, adult])).toEqual([adult, child, senior])
})

test('an order keeps only the types it uses', () => {
  const parties = [
    { adult: 2, child: 0, senior: 0 },
    { adult: 1, child: 0, senior: 1 },
  ]
  const stored = [{ ...adult, notes: 'from 13' }, child, senior]
  expect(ticketTypesOf(parties, stored)).toEqual([adult, senior])
})

test('unknown types are reported only if they have people', () => {
  expect(unknownTypes({ adult: 2, senior: 1, student: 0 }, [child])).toEqual(['senior'])
})
