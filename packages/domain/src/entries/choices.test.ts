import { expect, test } from 'vitest'
import { defaultBookingCloses } from '../catalogue/tour.ts'
import { tourLanguages } from '../catalogue/vocabulary.ts'
import { givenEntry, masada, winter } from '../testing/given.ts'
import {
  choose,
  nextOpenDays,
  offeredGroupTypes,
  offeredLanguages,
  type Scene,
  withChosen,
} from './choices.ts'

const scene: Scene = {
  orderType: 'daily',
  tour: masada,
  allowsPrivate: true,
  moment: { now: winter('2026-03-01', '12:00'), override: false },
}
const onlySmallInFrench = {
  unavailabilityDates: [],
  bookingCloses: defaultBookingCloses,
  groupTypes: [
    { group_type: 'small_group' as const, languages: [{ language: 'french' as const, days: [3] }] },
  ],
}

test('HOLE-O62 a tour given to one group in one language is chosen with both', () => {
  const entry = givenEntry({ tour: null, group_type: null, language: null, date: null })
  const chosen = choose(entry, { tour: 'negev' }, { ...scene, tour: onlySmallInFrench })
  expect(chosen).toMatchObject({ tour: 'negev', group_type: 'small_group', language: 'french' })
})

test('HOLE-O62 another tour keeps what it offers too and clears the rest', () => {
  const entry = givenEntry({ group_type: 'large_group', language: 'english', date: '2026-03-11' })
  expect(choose(entry, { tour: 'masada' }, scene)).toMatchObject({
    group_type: 'large_group',
    language: 'english',
    date: '2026-03-11',
  })
  expect(choose(entry, { tour: 'negev' }, { ...scene, tour: onlySmallInFrench })).toMatchObject({
    group_type: 'small_group',
    language: 'french',
    date: '2026-03-11',
  })
  const monday = givenEntry({ date: '2026-03-09' })
  expect(choose(monday, { language: 'french' }, scene)).toMatchObject({ language: 'french', date: null })
})

test('FORM-52 eleven people start over when the group becomes a small one, ten stay', () => {
  const eleven = givenEntry({ group_type: 'medium_group', participants: { adult: 9, child: 2 } })
  expect(choose(eleven, { group_type: 'small_group' }, scene).participants).toEqual({ adult: 0, child: 0 })
  const ten = givenEntry({ group_type: 'medium_group', participants: { adult: 8, child: 2 } })
  expect(choose(ten, { group_type: 'small_group' }, scene).participants).toEqual({ adult: 8, child: 2 })
})

test('FORM-61 economy goes back to premium when the group is not the large one any more', () => {
  const economy = givenEntry({ group_type: 'large_group', price_class: 'economy' })
  expect(choose(economy, { group_type: 'small_group' }, scene).price_class).toBe('premium')
  expect(choose(economy, { language: 'french' }, scene).price_class).toBe('economy')
})

test('FORM-49 the deluxe vehicle is a choice of private groups only and takes six', () => {
  const seven = givenEntry({ group_type: 'private_group', participants: { adult: 7 } })
  expect(choose(seven, { isDeluxe: true }, scene)).toMatchObject({
    isDeluxe: true,
    participants: { adult: 0 },
  })
  const deluxe = givenEntry({ group_type: 'private_group', isDeluxe: true })
  expect(choose(deluxe, { group_type: 'small_group' }, scene).isDeluxe).toBe(false)
})

test('FORM-59 private groups are offered only where the agency may sell them', () => {
  expect(offeredGroupTypes(scene)).toContain('private_group')
  expect(offeredGroupTypes({ ...scene, allowsPrivate: false })).toEqual([
    'small_group',
    'medium_group',
    'large_group',
  ])
})

test('HOLE-O62 languages follow the group; a private order takes any language the tour is given in', () => {
  expect(offeredLanguages({ group_type: null }, scene)).toEqual([])
  expect(offeredLanguages({ group_type: 'small_group' }, scene)).toEqual(['english', 'french'])
  expect(offeredLanguages({ group_type: null }, { ...scene, orderType: 'private' })).toEqual([
    'english',
    'french',
  ])
})

test('the next departures leave out days without a price, and a date that has none for another group is cleared', () => {
  const pricedDays = [
    { group_type: 'small_group' as const, start_date: '2026-01-01', end_date: '2026-03-04' },
    { group_type: 'small_group' as const, start_date: '2026-03-11', end_date: null },
  ]
  const priced = { ...scene, tour: { ...masada, pricedDays } }
  const french = { group_type: 'small_group' as const, language: 'french' as const }
  expect(nextOpenDays(french, priced, 3)).toEqual(['2026-03-04', '2026-03-11', '2026-03-15'])
  expect(nextOpenDays({ ...french, group_type: 'medium_group' }, priced, 3)).toEqual([])
  expect(choose(givenEntry(), { group_type: 'medium_group' }, priced).date).toBeNull()
  expect(choose(givenEntry(), { language: 'french' }, priced).date).toBe('2026-03-11')
})

test('FORM-53 FORM-54 FORM-56 the next departures leave out today, closed days and other weekdays', () => {
  const french = { group_type: 'small_group' as const, language: 'french' as const }
  expect(nextOpenDays(french, scene, 3)).toEqual(['2026-03-04', '2026-03-08', '2026-03-11'])
  const passover = { ...scene, moment: { now: winter('2026-03-31', '12:00'), override: false } }
  const english = { group_type: 'small_group' as const, language: 'english' as const }
  expect(nextOpenDays(english, passover, 2)).toEqual(['2026-04-09', '2026-04-10'])
  expect(nextOpenDays({ group_type: null, language: null }, scene, 3)).toEqual([])
})

test('the next departures can start at a later day', () => {
  const french = { group_type: 'small_group' as const, language: 'french' as const }
  expect(nextOpenDays(french, scene, 2, '2026-05-03')).toEqual(['2026-05-03', '2026-05-06'])
  expect(nextOpenDays(french, scene, 2, '2026-05-04')).toEqual(['2026-05-06', '2026-05-10'])
})

test('without a tour a choice changes nothing else, and nothing is offered', () => {
  const none = { ...scene, tour: undefined }
  expect(choose(givenEntry(), { language: 'french' }, none)).toEqual({ language: 'french' })
  expect(offeredGroupTypes(none)).toEqual([])
  expect(offeredLanguages({ group_type: 'small_group' }, none)).toEqual([])
  expect(nextOpenDays({ group_type: 'small_group', language: 'english' }, none, 3)).toEqual([])
})

test('HOLE-O62 a private order takes any language of the tour, and every language of a tour without one', () => {
  const alone: Scene = { ...scene, orderType: 'private' }
  const entry = givenEntry({ language: 'german' })
  expect(choose(entry, { tour: 'masada' }, alone)).toEqual({ tour: 'masada', language: null })
  expect(choose(entry, { tour: 'negev' }, { ...alone, tour: onlySmallInFrench }).language).toBe('french')
  expect(offeredLanguages({ group_type: null }, alone).toSorted()).toEqual(['english', 'french'])
  const silent = { ...onlySmallInFrench, groupTypes: [] }
  expect(offeredLanguages({ group_type: null }, { ...alone, tour: silent })).toEqual([...tourLanguages])
})

test('a choice that is no longer offered stays in its list', () => {
  expect(withChosen(['english', 'french'], 'german')).toEqual(['english', 'french', 'german'])
  expect(withChosen(['english', 'french'], 'french')).toEqual(['english', 'french'])
  expect(withChosen(['english', 'french'], null)).toEqual(['english', 'french'])
})

test('of several languages none is chosen for the person', () => {
  const entry = givenEntry({ language: null, group_type: 'small_group' })
  expect(choose(entry, { group_type: 'small_group' }, scene).language).toBeNull()
})
