import { describe, expect, it } from 'vitest'
import { namedDays } from './namedDays.ts'

/** A Monday. */
const today = '2026-11-23'

describe('a day that somebody types', () => {
  it.each([
    ['today', ['2026-11-23']],
    ['היום', ['2026-11-23']],
    ['Tomorrow', ['2026-11-24']],
    ['מחר', ['2026-11-24']],
    ['yesterday', ['2026-11-22']],
    ['אתמול', ['2026-11-22']],
    ['מחרתיים', ['2026-11-25']],
    ['day after tomorrow', ['2026-11-25']],
    ['שלשום', ['2026-11-21']],
  ])('HOME-13 %j is a day near today', (query, days) => {
    expect(namedDays(query, today)).toEqual(days)
  })

  it.each([
    ['sunday', ['2026-11-29', '2026-11-22']],
    ['Sun', ['2026-11-29', '2026-11-22']],
    ['ראשון', ['2026-11-29', '2026-11-22']],
    ['יום ראשון', ['2026-11-29', '2026-11-22']],
    ['יום א׳', ['2026-11-29', '2026-11-22']],
    ["א'", ['2026-11-29', '2026-11-22']],
    ['monday', ['2026-11-23', '2026-11-16']],
    ['שבת', ['2026-11-28', '2026-11-21']],
    ['יום שבת', ['2026-11-28', '2026-11-21']],
    ['ששי', ['2026-11-27', '2026-11-20']],
  ])('HOME-13 the weekday %j is the next one, today included, and the last one', (query, days) => {
    expect(namedDays(query, today)).toEqual(days)
  })

  it.each([
    ['23/11', ['2026-11-23']],
    ['23.11', ['2026-11-23']],
    ['23.11.', ['2026-11-23']],
    ['23-11', ['2026-11-23']],
    ['1/12', ['2026-12-01']],
    ['01/12', ['2026-12-01']],
    ['24/9', ['2026-09-24']],
    ['23/9', ['2027-09-23']],
    ['1/1', ['2027-01-01']],
    ['29/2', ['2028-02-29']],
    ['23 november', ['2026-11-23']],
    ['Nov 23rd', ['2026-11-23']],
    ['the 23 of nov', []],
    ['23 of nov', ['2026-11-23']],
    ['23 בנובמבר', ['2026-11-23']],
    ['23 נובמבר', ['2026-11-23']],
    ['3 במרץ', ['2027-03-03']],
    ['5 may', ['2027-05-05']],
  ])('HOME-13 the day and month %j are the first from 60 days ago on', (query, days) => {
    expect(namedDays(query, today)).toEqual(days)
  })

  it('HOME-13 early in the year, a day of the last December is of the year before', () => {
    expect(namedDays('15/12', '2027-01-10')).toEqual(['2026-12-15'])
    expect(namedDays('20/1', '2027-01-10')).toEqual(['2027-01-20'])
  })

  it.each([
    ['2025-03-09', ['2025-03-09']],
    ['9/3/2025', ['2025-03-09']],
    ['9.3.25', ['2025-03-09']],
    ['9 March 2025', ['2025-03-09']],
    ['March 9, 2025', ['2025-03-09']],
  ])('HOME-13 the date %j with its year is that day, however long ago', (query, days) => {
    expect(namedDays(query, today)).toEqual(days)
  })

  it.each([
    ['23', ['2026-11-23', '2026-10-23']],
    ['05', ['2026-12-05', '2026-11-05']],
    ['31', ['2026-12-31', '2026-10-31']],
  ])('HOME-13 the day %j of the month is the next one and the last one', (query, days) => {
    expect(namedDays(query, today)).toEqual(days)
  })

  it.each([
    '',
    '00',
    '32',
    '30/2',
    '31/4',
    '0/5',
    '5/13',
    '29/2/2027',
    '10021',
    '054-5550920',
    'masada',
    'march',
    'nov 2026',
    'sundays',
    'marching 5',
    '5 march april',
    '1 2 3 may',
    '2026-02-30',
  ])('%j is no date', (query) => {
    expect(namedDays(query, today)).toEqual([])
  })
})
