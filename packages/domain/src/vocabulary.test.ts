import { expect, test } from 'vitest'
import {
  cities,
  filterLanguages,
  groupTypes,
  languages,
  regions,
  tourLanguages,
} from './catalogue/vocabulary.ts'
import { limitOf } from './entries/participants.ts'
import { orderSources, orderTypes, priceClasses } from './entries/vocabulary.ts'

test('CONST-13 CONST-14 each group type takes so many people and no more', () => {
  const limits = groupTypes.map((group_type) => [
    group_type,
    limitOf({ group_type, isDeluxe: false, vehicleSize: null }, 'daily'),
  ])
  expect(limits).toEqual([
    ['small_group', 10],
    ['medium_group', 19],
    ['large_group', 60],
    ['private_group', 16],
  ])
})

test('CCONST-01 CCONST-02 CCONST-08 cities, regions and group types have these values', () => {
  expect(cities).toEqual(['tel_aviv', 'jerusalem', 'herzliya', 'jaffa'])
  expect(regions).toEqual(['north', 'jerusalem', 'tel_aviv', 'south'])
  expect(groupTypes).toEqual(['small_group', 'medium_group', 'large_group', 'private_group'])
})

test('CCONST-03 CCONST-04 CCONST-05 HOLE-C51 tours have four languages, filters one more, and operators ten', () => {
  const four = ['english', 'french', 'spanish', 'german']
  const wider = ['italian', 'russian', 'romanian', 'dutch', 'chinese', 'portuguese']
  expect(tourLanguages).toEqual(four)
  expect(filterLanguages).toEqual([...four, 'portuguese'])
  expect(languages.toSorted()).toEqual([...four, ...wider].sort())
})

test('CONST-15 a deluxe car takes six', () => {
  expect(limitOf({ group_type: 'private_group', isDeluxe: true, vehicleSize: null }, 'daily')).toBe(6)
})

test('CONST-16 CONST-17 CONST-18 price classes, order types and sources have these values', () => {
  expect(priceClasses).toEqual(['premium', 'economy'])
  expect([...orderTypes].sort()).toEqual(['daily', 'package', 'private', 'starTour'])
  expect(orderSources).toEqual(['website', 'office', 'email'])
})
