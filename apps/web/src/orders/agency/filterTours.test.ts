import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { expect, test } from 'vitest'
import { filterStarTours, filterTours, isFiltered, type TourFilter } from './filterTours.ts'

type Offer = ActiveTour['groupTypes'][number]
const offer = (group_type: Offer['group_type'], ...languages: Offer['languages'][number]['language'][]) => ({
  group_type,
  languages: languages.map((language) => ({ language, days: [0, 2] })),
})

const tours = [
  {
    name: 'Masada at Sunrise',
    mainRegion: 'south' as const,
    groupTypes: [offer('small_group', 'english'), offer('large_group', 'spanish')],
  },
  { name: 'Old Jaffa', mainRegion: 'tel_aviv' as const, groupTypes: [offer('small_group', 'spanish')] },
  { name: 'Masada and En Gedi', mainRegion: null, groupTypes: [] },
]
const found = (filter: TourFilter) => filterTours(tours, filter).map(({ name }) => name)

test('HOLE-O67 tour cards are filtered by part of the name, by region, group type and language', () => {
  expect(found({})).toHaveLength(3)
  expect(found({ name: ' MASADA ' })).toEqual(['Masada at Sunrise', 'Masada and En Gedi'])
  expect(found({ region: ['tel_aviv', 'south'] })).toEqual(['Masada at Sunrise', 'Old Jaffa'])
  expect(found({ groupType: ['large_group'] })).toEqual(['Masada at Sunrise'])
  expect(found({ language: ['spanish'] })).toEqual(['Masada at Sunrise', 'Old Jaffa'])
  expect(found({ name: 'masada', region: ['tel_aviv'] })).toEqual([])
})

test('HOLE-O67 a group type and a language must be offered together', () => {
  expect(found({ groupType: ['small_group'], language: ['spanish'] })).toEqual(['Old Jaffa'])
})

test('an empty list is no filter', () => {
  expect(isFiltered({ region: [], name: undefined })).toBe(false)
  expect(isFiltered({ language: ['english'] })).toBe(true)
})

test('star tours are filtered by their name or a tour’s, by a region they visit, and by what all of their tours offer', () => {
  const held = tours.map((tour) => ({ ...tour, _id: tour.name }))
  const [sunrise, jaffa] = ['Masada at Sunrise', 'Old Jaffa']
  const both = { name: 'Coast and Desert', tours: [sunrise!, jaffa!] }
  const one = { name: 'Desert Dawn', tours: [sunrise!] }
  const starsFor = (filter: TourFilter) =>
    filterStarTours([both, one], held, filter).map(({ star }) => star.name)
  expect(starsFor({})).toEqual([both.name, one.name])
  expect(starsFor({ name: 'dawn' })).toEqual([one.name])
  expect(starsFor({ name: 'jaffa' })).toEqual([both.name])
  expect(starsFor({ region: ['tel_aviv'] })).toEqual([both.name])
  expect(starsFor({ name: 'coast', region: ['tel_aviv'] })).toEqual([both.name])
  expect(starsFor({ name: 'masada', region: ['tel_aviv'] })).toEqual([])
  expect(starsFor({ language: ['spanish'] })).toEqual([both.name, one.name])
  expect(starsFor({ groupType: ['small_group'], language: ['spanish'] })).toEqual([])
  expect(starsFor({ groupType: ['large_group'] })).toEqual([one.name])
  const [{ tours: inOrder } = { tours: [] }] = filterStarTours([both], held, {})
  expect(inOrder.map(({ name }) => name)).toEqual([sunrise, jaffa])
})
