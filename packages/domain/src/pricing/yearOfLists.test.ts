import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween, daysFrom } from '../calendar.ts'
import type { PriceList } from './priceList.ts'
import { draftOverlaps, yearOfLists } from './yearOfLists.ts'

type Dated = Pick<PriceList, '_id' | 'startDate' | 'endDate' | 'status'>
const list = (
  _id: string,
  startDate: Day,
  endDate: Day | null,
  status: Dated['status'] = 'Active',
): Dated => ({ _id, startDate, endDate, status })
const today = '2026-03-02'

/** `list 01-01 12-31 summer` */
const textOf = (lists: Dated[], year = 2026, now = today) =>
  yearOfLists(lists, year, now).map(({ kind, start, end, lists: own }) =>
    [kind, start.slice(5), end.slice(5), ...own].join(' '),
  )

describe('the year of a tour’s price lists', () => {
  test.each<[string, Dated[], string[]]>([
    ['without lists: a gap from today on', [], ['past 01-01 03-01', 'gap 03-02 12-31']],
    ['with a list that never ends', [list('a', '2025-05-01', null)], ['list 01-01 12-31 a']],
    [
      'with a list that never ends and starts in the year',
      [list('a', '2026-06-01', null)],
      ['past 01-01 03-01', 'gap 03-02 05-31', 'list 06-01 12-31 a'],
    ],
    [
      'with two lists that follow each other, the last day of one before the first of the next',
      [list('a', '2026-01-01', '2026-03-31'), list('b', '2026-04-01', '2026-12-31')],
      ['list 01-01 03-31 a', 'list 04-01 12-31 b'],
    ],
    [
      'with one day between two lists, which is a gap',
      [list('a', '2026-01-01', '2026-03-31'), list('b', '2026-04-02', '2026-12-31')],
      ['list 01-01 03-31 a', 'gap 04-01 04-01', 'list 04-02 12-31 b'],
    ],
    [
      'with one day that two lists have, which is an overlap',
      [list('a', '2026-01-01', '2026-04-01'), list('b', '2026-04-01', '2026-12-31')],
      ['list 01-01 03-31 a', 'overlap 04-01 04-01 a b', 'list 04-02 12-31 b'],
    ],
    [
      'with a list inside another, named in the order of the table',
      [list('b', '2026-07-01', '2026-07-31'), list('a', '2026-01-01', null)],
      ['list 01-01 06-30 a', 'overlap 07-01 07-31 b a', 'list 08-01 12-31 a'],
    ],
    [
      'with a list of one day',
      [list('a', '2026-12-31', '2026-12-31')],
      ['past 01-01 03-01', 'gap 03-02 12-30', 'list 12-31 12-31 a'],
    ],
    [
      'with Drafts, lists of other years, and one whose day isn’t chosen yet',
      [
        list('draft', '2026-01-01', null, 'Draft'),
        list('before', '2025-01-01', '2025-12-31'),
        list('after', '2027-01-01', null),
        list('new', '', null),
      ],
      ['past 01-01 03-01', 'gap 03-02 12-31'],
    ],
    [
      'with a list that has today, and ended',
      [list('a', '2026-02-01', today)],
      ['past 01-01 01-31', 'list 02-01 03-02 a', 'gap 03-03 12-31'],
    ],
  ])('%s', (_, lists, parts) => {
    expect(textOf(lists)).toEqual(parts)
  })

  test('a leap year has 29 February, and others don’t', () => {
    const winter = [list('a', '2027-01-01', '2028-02-28'), list('b', '2028-03-01', null)]
    expect(textOf(winter, 2028)).toEqual(['list 01-01 02-28 a', 'gap 02-29 02-29', 'list 03-01 12-31 b'])
    const other = [list('a', '2026-01-01', '2027-02-28'), list('b', '2027-03-01', null)]
    expect(textOf(other, 2027)).toEqual(['list 01-01 02-28 a', 'list 03-01 12-31 b'])
  })

  test('years before this one have no gaps, and later ones nothing past', () => {
    expect(textOf([], 2025)).toEqual(['past 01-01 12-31'])
    expect(textOf([], 2027)).toEqual(['gap 01-01 12-31'])
    expect(textOf([], 2026, '2026-01-01')).toEqual(['gap 01-01 12-31'])
    expect(textOf([], 2026, '2026-12-31')).toEqual(['past 01-01 12-30', 'gap 12-31 12-31'])
  })

  test('each day of the year is in one part, and in it with exactly the lists that have it', () => {
    const dated = fc
      .tuple(fc.integer({ min: -80, max: 450 }), fc.option(fc.integer({ min: 0, max: 200 })), fc.boolean())
      .map(([from, days, isActive]): Dated => {
        const startDate = addDays('2028-01-01', from)
        const status = isActive ? 'Active' : 'Draft'
        return list('', startDate, days === null ? null : addDays(startDate, days), status)
      })
    fc.assert(
      fc.property(fc.array(dated, { maxLength: 6 }), fc.integer({ min: 0, max: 365 }), (all, day) => {
        const lists = all.map((one, index) => ({ ...one, _id: String(index) }))
        const parts = yearOfLists(lists, 2028, addDays('2028-01-01', day))
        expect(parts[0]?.start).toBe('2028-01-01')
        expect(parts.at(-1)?.end).toBe('2028-12-31')
        expect(parts.reduce((sum, { start, end }) => sum + daysBetween(start, end) + 1, 0)).toBe(366)
        for (const part of parts)
          for (const date of daysFrom(part.start, part.end))
            expect(part.lists).toEqual(
              lists
                .filter(({ status }) => status === 'Active')
                .filter(
                  ({ startDate, endDate }) => startDate <= date && (endDate === null || date <= endDate),
                )
                .map(({ _id }) => _id),
            )
      }),
      { numRuns: 60 },
    )
  })
})

describe('what a Draft shares with Active lists', () => {
  const active = list('a', '2026-05-07', '2027-09-19')
  test.each<[string, Dated[], number, string[]]>([
    [
      'days to the end of the Active list',
      [list('d', '2027-01-01', '2027-12-31', 'Draft')],
      2027,
      ['01-01 09-19'],
    ],
    ['nothing of another year', [list('d', '2027-01-01', '2027-12-31', 'Draft')], 2026, []],
    ['a single day', [list('d', '2027-09-19', null, 'Draft')], 2027, ['09-19 09-19']],
    ['nothing from the day after', [list('d', '2027-09-20', null, 'Draft')], 2027, []],
    [
      'the year’s part of a Draft that never ends',
      [list('d', '2026-07-01', null, 'Draft')],
      2026,
      ['07-01 12-31'],
    ],
    ['nothing while its day isn’t chosen', [list('d', '', null, 'Draft')], 2026, []],
    ['nothing if it’s Active itself, which is an overlap', [list('d', '2026-07-01', null)], 2026, []],
  ])('%s', (_, others, year, expected) => {
    const found = draftOverlaps([...others, active], year, today)
    expect(found.map(({ start, end }) => `${start.slice(5)} ${end.slice(5)}`)).toEqual(expected)
    for (const one of found) expect(one).toMatchObject({ draft: 'd', active: 'a' })
  })

  test('is left out once it’s past', () => {
    const lists = [list('a', '2026-01-01', '2026-02-10'), list('d', '2026-02-01', null, 'Draft')]
    expect(draftOverlaps(lists, 2026, '2026-02-11')).toEqual([])
    expect(draftOverlaps(lists, 2026, '2026-02-10')).toHaveLength(1)
  })
})
