import { expect, test } from 'vitest'
import { cellsBetween, isTicked, paintCells, switchGroupType, tickDays } from './weeklyGrid.ts'

test('AVAIL-01 group types can be switched on and off, and stay sorted by size', () => {
  const both = switchGroupType(switchGroupType([], 'private_group', true), 'small_group', true)
  expect(both.map(({ group_type }) => group_type)).toEqual(['small_group', 'private_group'])
  expect(switchGroupType(both, 'small_group', false)).toEqual([
    { group_type: 'private_group', languages: [] },
  ])
})

test('AVAIL-03 AVAIL-04 a cell adds and removes the weekday of one language, from 0 for Sunday on', () => {
  const offers = switchGroupType([], 'small_group', true)
  const ticked = tickDays(
    tickDays(offers, 'small_group', 'french', [3], true),
    'small_group',
    'french',
    [0],
    true,
  )
  expect(ticked).toEqual([{ group_type: 'small_group', languages: [{ language: 'french', days: [0, 3] }] }])
  expect(isTicked(ticked, 'small_group', 'french', 0)).toBe(true)
  expect(isTicked(ticked, 'small_group', 'english', 0)).toBe(false)
  expect(tickDays(ticked, 'small_group', 'french', [0, 3], false)).toEqual(offers)
})

test('painting switches all cells on the way, whichever way it goes', () => {
  const start = { language: 'english', day: 2 } as const
  const end = { language: 'spanish', day: 1 } as const
  const cells = cellsBetween(start, end)
  expect(cells.map(({ language, day }) => `${language} ${day}`)).toEqual([
    'english 1',
    'english 2',
    'french 1',
    'french 2',
    'spanish 1',
    'spanish 2',
  ])
  expect(cellsBetween(end, start)).toEqual(cells)
  const offers = switchGroupType([], 'small_group', true)
  const painted = paintCells(offers, 'small_group', cells, true)
  expect(painted[0]?.languages).toEqual(
    ['english', 'french', 'spanish'].map((language) => ({ language, days: [1, 2] })),
  )
  expect(paintCells(painted, 'small_group', cells, false)).toEqual(offers)
})
