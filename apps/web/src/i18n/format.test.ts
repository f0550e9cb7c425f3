import { expect, test } from 'vitest'
import {
  checkoutDay,
  dateTime,
  day,
  dayRange,
  days,
  exchangeFormula,
  formDay,
  initialOf,
  list,
  money,
  partOf,
  percent,
  relativeDay,
  titleDay,
  truncate,
  weekdayNames,
} from './format.ts'

test('CONST-22 lists show days with leading zeros', () => {
  expect(day('2026-03-05')).toBe('05/03/2026')
})

test('CCONST-20 FORM-83 forms and the catalogue show days without leading zeros, and times behind them', () => {
  expect(formDay('2026-03-05')).toBe('5/3/2026')
  expect(formDay('2026-11-25')).toBe('25/11/2026')
  expect(dateTime('2026-03-05T07:05:00Z')).toBe('5/3/2026 09:05')
})

test('an exchange rate keeps its six decimals and reads from left to right', () => {
  expect(exchangeFormula(0.920009, 'EUR')).toBe('\u20661 USD = 0.920009 EUR\u2069')
})

test('a range of days includes the last one only if it differs', () => {
  expect(days('2026-03-05', '2026-03-07')).toBe('05/03/2026 – 07/03/2026')
  expect(days('2026-03-05', '2026-03-07', formDay)).toBe('5/3/2026 – 7/3/2026')
  expect(days('2026-03-05', '2026-03-05')).toBe('05/03/2026')
  expect(days('2026-03-05', null)).toBe('05/03/2026')
})

test('OCONST-14 lists, forms, titles, the checkout and timestamps each have their own date format', () => {
  expect(day('2026-03-05')).toBe('05/03/2026')
  expect(formDay('2026-03-05')).toBe('5/3/2026')
  expect(titleDay('2026-03-05')).toBe('05.03.2026')
  expect(checkoutDay('2025-03-02', 'en')).toBe('Sun Mar 2nd, 2025')
  expect(checkoutDay('2026-12-01', 'en')).toBe('Tue Dec 1st, 2026')
  expect(checkoutDay('2026-12-13', 'en')).toBe('Sun Dec 13th, 2026')
  expect(checkoutDay('2026-12-22', 'en')).toBe('Tue Dec 22nd, 2026')
  expect(dateTime('2026-07-01T21:30:00Z')).toBe('2/7/2026 00:30')
})

test('HOLE-A22 HOLE-O6 the symbol comes before the amount, which has two decimals', () => {
  expect(money(120, 'USD')).toBe('$120.00')
  expect(money(1234.5, 'ILS')).toBe('₪1,234.50')
  expect(money(-20, 'EUR')).toBe('-€20.00')
})

test('CONST-23 CCONST-15 a stored discount is shown as percent', () => {
  expect(percent(0.15)).toBe('15%')
  expect(percent(0.075)).toBe('7.5%')
})

test('a part of something always has one decimal', () => {
  expect([0.05, 0.059, 1].map(partOf)).toEqual(['5.0%', '5.9%', '100.0%'])
})

test('CONST-21 CCONST-22 a long text is cut after 96 characters', () => {
  expect(truncate('a'.repeat(96))).toBe('a'.repeat(96))
  expect(truncate('a'.repeat(97))).toBe(`${'a'.repeat(96)}...`)
})

test('a cut text and an initial never break an emoji or a pointed letter', () => {
  for (const character of ['🏜️', '👩‍👩‍👧', 'שָּׁ']) {
    expect(truncate(character.repeat(96))).toBe(character.repeat(96))
    expect(truncate(character.repeat(97))).toBe(`${character.repeat(96)}...`)
    expect(initialOf(`${character} Desert Tours`)).toBe(character)
  }
  expect(initialOf('')).toBe('')
})

test('HOLE-A31 missing fields are joined by a comma and a space', () => {
  expect(list(['Role', 'First Name'])).toBe('Role, First Name')
})

test('CCONST-06 the week begins on Sunday in both languages', () => {
  expect(weekdayNames('en')).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ])
  expect(weekdayNames('he')[0]).toBe('יום ראשון')
})

test('yesterday, today and tomorrow are shown as words', () => {
  expect(relativeDay('2026-11-22', '2026-11-21', 'en')).toBe('tomorrow')
  expect(relativeDay('2026-11-22', '2026-11-21', 'he')).toBe('מחר')
  expect(relativeDay('2026-11-25', '2026-11-21', 'en')).toBeNull()
})

test('a range of days runs left to right in Hebrew text too', () => {
  expect(dayRange('2026-03-11', '2026-03-13')).toBe('\u206611/03/2026 – 13/03/2026\u2069')
})
