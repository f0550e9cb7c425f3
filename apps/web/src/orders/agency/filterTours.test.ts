import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { expect, test } from 'vitest'
import { filterTours, isFiltered, type TourFilter } from './filterTours.ts'

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
