import { expect, test } from 'vitest'
import { toursToCancel } from './toursToCancel.ts'

const entries = [
  { id: 'masada', status: 'CONFIRMED' },
  { id: 'galilee', status: 'BOOKED' },
  { id: 'haifa', status: 'CANCELED' },
] as const

test.each([
  ['one of two open ones', ['masada'], ['masada']],
  ['all open ones', ['galilee', 'masada'], null],
  ['one that is canceled already', ['haifa'], ['haifa']],
  ['one that is still there', ['masada', 'gone'], ['masada']],
])('%s', (_, chosen, expected) => {
  expect(toursToCancel(entries, chosen)).toEqual(expected)
})

test('a tour that was taken out of the order meanwhile isn’t there', () => {
  expect(() => toursToCancel(entries, ['gone'])).toThrow(expect.objectContaining({ code: 'not_found' }))
})
