import { expect, it } from 'vitest'
import { readBooking } from './bookingQuery.ts'

/** A Monday. */
const today = '2026-11-23'

it.each([
  ['masada 12/12', 'masada', '2026-12-12'],
  ['מצדה 12/12', 'מצדה', '2026-12-12'],
  ['12/12 masada', 'masada', '2026-12-12'],
  ['masada 12.12', 'masada', '2026-12-12'],
  ['masada 12.12.26', 'masada', '2026-12-12'],
  ['masada 12-12-2026', 'masada', '2026-12-12'],
  ['masada 2026-12-12', 'masada', '2026-12-12'],
  ['masada 5/12', 'masada', '2026-12-05'],
  ['masada tomorrow', 'masada', '2026-11-24'],
  ['מצדה מחר', 'מצדה', '2026-11-24'],
  ['מחר מצדה', 'מצדה', '2026-11-24'],
  ['מצדה מחרתיים', 'מצדה', '2026-11-25'],
  ['masada the day after tomorrow', 'masada', '2026-11-25'],
  ['masada sun', 'masada', '2026-11-29'],
  ['masada on Sunday', 'masada', '2026-11-29'],
  ['מצדה ראשון', 'מצדה', '2026-11-29'],
  ['מצדה יום א׳', 'מצדה', '2026-11-29'],
  ['מצדה ביום ראשון', 'מצדה', '2026-11-29'],
  ['מצדה ב-12/12', 'מצדה', '2026-12-12'],
  ['מצדה ב 12/12', 'מצדה', '2026-12-12'],
  ['masada mon', 'masada', '2026-11-23'],
  ['masada 12 december', 'masada', '2026-12-12'],
  ['masada dec 12', 'masada', '2026-12-12'],
  ['מצדה 12 בדצמבר', 'מצדה', '2026-12-12'],
  ['masada 30', 'masada', '2026-11-30'],
  ['masada 22', 'masada', '2026-12-22'],
  ['dead sea 12/12, masada', 'dead sea masada', '2026-12-12'],
  ['tomorrow', '', '2026-11-24'],
  ['12/12', '', '2026-12-12'],
])('%j is the tour %j on %s', (query, words, day) => {
  expect(readBooking(query, today)).toEqual({ words, day })
})

it.each([
  ['masada 22/11', '2027-11-22'],
  ['masada 1/1', '2027-01-01'],
  ['masada 12/12/2025', '2026-12-12'],
  ['masada 1.1.24', '2027-01-01'],
  ['masada 29/2/2024', '2028-02-29'],
  ['masada 23/11', '2026-11-23'],
])('a date that is past by its year or without one is the next such day: %j is %s', (query, day) => {
  expect(readBooking(query, today).day).toBe(day)
})

it.each([
  ['masada yesterday', '2026-11-22'],
  ['masada 22/11/2026', '2026-11-22'],
])('a day just past stays, so that the form can say so: %j', (query, day) => {
  expect(readBooking(query, today).day).toBe(day)
})

it.each(['masada', '101', '12', 'masada 13/13', 'masada 30/2', 'masada 101', '', '  '])(
  '%j names no day',
  (query) => {
    expect(readBooking(query, today)).toEqual({ words: query.trim(), day: null })
  },
)
