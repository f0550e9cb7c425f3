import { expect, it } from 'vitest'
import { readTime } from './readTime.ts'

it.each([
  ['8:30', '08:30'],
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['0715', '07:15'],
  ['1400', '14:00'],
  [' 9:05 ', '09:05'],
  ['8', '08:00'],
  ['14', '14:00'],
  ['0:00', '00:00'],
])('a time typed as %j is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

it.each(['24:00', '8:60', '2560', '8:5', '8:', ':30', '08:300', '-8:30', 'noon', '', '8 30 00'])(
  '%j is not a time',
  (typed) => {
    expect(readTime(typed)).toBeNull()
  },
)
