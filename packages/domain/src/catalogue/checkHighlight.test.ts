import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkHighlight, coordinatesOf } from './checkHighlight.ts'
import { articleCategories, whatToBringOptions } from './vocabulary.ts'

it.each([
  ['Western Wall', []],
  ['', [{ field: 'name', code: 'catalogue_name_required' }]],
  ['   ', [{ field: 'name', code: 'catalogue_name_required' }]],
])('HOLE-C49 a highlight called "%s"', (name, issues) => {
  expect(issuesOf(checkHighlight({ name }))).toEqual(issues)
})

describe('the coordinates of an address', () => {
  const wall = { address: 'Western Wall Plaza, Jerusalem', lat: 31.7767, lng: 35.2345 }

  it('HOLE-C62 come with a suggested place', () => {
    expect(coordinatesOf(wall, null)).toEqual({ lat: 31.7767, lng: 35.2345 })
    expect(coordinatesOf(wall, { address: 'Masada', lat: 31.3, lng: 35.35 })).toEqual({
      lat: 31.7767,
      lng: 35.2345,
    })
  })

  it('HOLE-C62 are missing for a typed address, and stay for an unchanged one', () => {
    expect(coordinatesOf({ address: 'Somewhere' }, null)).toBeNull()
    expect(coordinatesOf({ address: 'Somewhere', lat: null, lng: null }, wall)).toBeNull()
    expect(coordinatesOf({ address: wall.address }, wall)).toEqual({ lat: 31.7767, lng: 35.2345 })
  })
})

it('CCONST-14 CCONST-16 eight things to bring and six categories of articles, to the letter', () => {
  expect(whatToBringOptions).toEqual([
    'hat',
    'Drinking water',
    'Modest dress & Head covering',
    'comfortable walking shoes',
    'Bathing suit',
    'Sunscreen',
    'Towel',
    'Flip-flops / Sandals',
  ])
  expect(articleCategories).toEqual([
    'City & Local Guides',
    'Cultural Experiences & Festivals',
    'Natural, Historical & Archaeological Sites',
    'Practical Traveling Information',
    'Social, Political & Economic',
    'Special Interests',
  ])
})
