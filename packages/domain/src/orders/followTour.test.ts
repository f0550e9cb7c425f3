import { expect, test } from 'vitest'
import type { GroupType } from '../catalogue/vocabulary.ts'
import type { Scene } from '../entries/choices.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { givenEntry, givenPickup, masada, winter } from '../testing/given.ts'
import { followTour } from './followTour.ts'

const without = (...groups: GroupType[]) => ({
  ...masada,
  groupTypes: masada.groupTypes.filter(({ group_type }) => !groups.includes(group_type)),
})
const sceneOf = (tour: string | null): Scene => ({
  orderType: 'starTour',
  tour: tour === 'market' ? without('large_group', 'private_group') : masada,
  allowsPrivate: true,
  moment: { now: winter('2026-03-01', '12:00'), override: false },
})
const open = { date: null, group_type: null, language: null, participants: { adult: 0 } }
const entries = (...changes: Partial<EntryDraft>[]) =>
  ['masada', 'galilee', 'market'].map((tour, index) => givenEntry({ tour, ...changes[index] }))

/** The form after a change of the entry at this index. */
function changed(before: EntryDraft[], at: number, change: Partial<EntryDraft>): EntryDraft[] {
  const after = before.map((entry, index) => (index === at ? { ...entry, ...change } : entry))
  return followTour(before, after, sceneOf)
}

const each = <Field extends keyof EntryDraft>(list: EntryDraft[], field: Field) =>
  list.map((entry) => entry[field])

test('what is chosen for the first tour is taken over by those without a choice', () => {
  const before = entries(open, open, open)
  const grouped = changed(before, 0, { group_type: 'small_group' })
  expect(each(grouped, 'group_type')).toEqual(['small_group', 'small_group', 'small_group'])
  const spoken = changed(grouped, 0, { language: 'french' })
  expect(each(spoken, 'language')).toEqual(['french', 'french', 'french'])
  const counted = changed(spoken, 0, { participants: { adult: 2 } })
  expect(each(counted, 'participants')).toEqual([{ adult: 2 }, { adult: 2 }, { adult: 2 }])
})

test('a tour follows as long as it has the same choice, and goes its own way after that', () => {
  const apart = entries({}, { participants: { adult: 4, child: 0, infant: 0 } }, {})
  const grown = changed(apart, 0, { participants: { adult: 3 } })
  expect(each(grown, 'participants')).toEqual([{ adult: 3 }, apart[1]?.participants, { adult: 3 }])
  const french = changed(entries({}, { language: 'french' }, {}), 0, { language: null })
  expect(each(french, 'language')).toEqual([null, 'french', 'english'])
})

test('what a tour doesn’t offer isn’t taken over', () => {
  const large = changed(entries(), 0, { group_type: 'large_group', price_class: 'economy' })
  expect(each(large, 'group_type')).toEqual(['large_group', 'large_group', 'small_group'])
  expect(each(large, 'price_class')).toEqual(['economy', 'economy', 'premium'])
  const spanish = changed(entries(), 0, { language: 'spanish' })
  expect(each(spanish, 'language')).toEqual(['spanish', 'english', 'english'])
})

test('economy and the deluxe vehicle are taken over by tours of the same group', () => {
  const large = entries({ group_type: 'large_group' }, { group_type: 'large_group' }, {})
  expect(each(changed(large, 0, { price_class: 'economy' }), 'price_class')).toEqual([
    'economy',
    'economy',
    'premium',
  ])
  const deluxe = { group_type: 'private_group' } as const
  expect(each(changed(entries(deluxe, deluxe), 0, { isDeluxe: true }), 'isDeluxe')).toEqual([
    true,
    true,
    false,
  ])
})

test('a class or a vehicle of another group isn’t taken over', () => {
  const economy = { group_type: 'large_group', price_class: 'economy' } as const
  const onlyLarge: Scene = {
    ...sceneOf('desert'),
    tour: without('small_group', 'medium_group', 'private_group'),
  }
  const before = entries(economy, economy)
  const after = before.map((entry, at) =>
    at === 0 ? { ...entry, group_type: 'small_group' as const, price_class: 'premium' as const } : entry,
  )
  const followed = followTour(before, after, (tour) => (tour === 'galilee' ? onlyLarge : sceneOf(tour)))
  expect(followed[1]).toMatchObject(economy)
})

test('a tour without a group, a language or people takes over the next one chosen', () => {
  const before = entries({}, open, {})
  expect(changed(before, 0, { group_type: 'medium_group' })[1]?.group_type).toBe('medium_group')
  const grouped = entries({}, { ...open, group_type: 'small_group' }, {})
  expect(changed(grouped, 0, { language: 'french' })[1]?.language).toBe('french')
  expect(changed(before, 0, { participants: { adult: 3 } })[1]?.participants).toEqual({ adult: 3 })
  expect(changed(before, 0, { notes: 'Vegetarian' })[1]).toEqual(before[1])
})

test('the pickup is taken over, its hour is not', () => {
  const jaffa = { ...givenPickup('jaffa', 'Lighthouse Inn'), pickupTimeStart: '07:30' }
  const away = givenPickup('herzliya', 'Marina')
  const moved = changed(entries({}, { pickup: away }, {}), 0, { pickup: jaffa })
  expect(each(moved, 'pickup')).toEqual([jaffa, away, { ...jaffa, pickupTimeStart: null }])
  const sheraton = givenPickup('tel_aviv', 'Sheraton')
  expect(each(changed(entries(), 0, { pickup: sheraton }), 'pickup')).toEqual([sheraton, sheraton, sheraton])
  const own = entries({}, { pickup: sheraton }, {})
  expect(each(changed(own, 0, { pickup: jaffa }), 'pickup')[1]).toEqual(sheraton)
  expect(each(changed(entries(), 1, { pickup: null }), 'pickup')).toEqual([givenPickup(), null, null])
})

test('the first day brings the days of the other tours: each leaves after the one before it', () => {
  const before = entries({ date: null }, { date: null, language: 'french' }, { date: null })
  expect(each(changed(before, 0, { date: '2026-03-12' }), 'date')).toEqual([
    '2026-03-12',
    '2026-03-15',
    '2026-03-16',
  ])
})

test('a day that a later first day overtakes moves on, others stay', () => {
  const before = entries({ date: '2026-03-10' }, { date: '2026-03-11' }, { date: '2026-03-20' })
  expect(each(changed(before, 0, { date: '2026-03-12' }), 'date')).toEqual([
    '2026-03-12',
    '2026-03-13',
    '2026-03-20',
  ])
  expect(each(changed(before, 0, { date: '2026-03-03' }), 'date')).toEqual([
    '2026-03-03',
    '2026-03-11',
    '2026-03-20',
  ])
})

test('a day chosen before the tour ahead moves behind it', () => {
  const before = entries({ date: '2026-03-10' }, { date: '2026-03-11' }, { date: '2026-03-12' })
  expect(each(changed(before, 1, { date: '2026-03-09' }), 'date')).toEqual([
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
  ])
})

test('a language chosen for a later tour brings its day', () => {
  const before = entries({ date: '2026-03-10' }, { date: null, language: null }, { date: '2026-03-20' })
  expect(each(changed(before, 1, { language: 'french' }), 'date')).toEqual([
    '2026-03-10',
    '2026-03-11',
    '2026-03-20',
  ])
})

test('an emptied day stays empty, and a tour ahead is left alone', () => {
  const before = entries({ date: '2026-03-10' }, { date: '2026-03-11' }, { date: '2026-03-12' })
  expect(each(changed(before, 1, { date: null }), 'date')).toEqual(['2026-03-10', null, '2026-03-12'])
  expect(each(changed(before, 1, { participants: { adult: 5 } }), 'participants')[0]).toEqual(
    before[0]?.participants,
  )
})

test('what was typed over the limit stays when the tour ahead changes something else', () => {
  const before = entries({}, { participants: { adult: 12 } })
  expect(changed(before, 0, { notes: 'Vegetarian' })[1]?.participants).toEqual({ adult: 12 })
})

test('other tours in the form are no change to follow', () => {
  const before = entries()
  const [first, ...others] = before
  const swapped = [{ ...first!, tour: 'negev', participants: { adult: 9 } }, ...others]
  expect(followTour(before, swapped, sceneOf)).toEqual(swapped)
  const fewer = [{ ...first!, participants: { adult: 9 } }, ...others.slice(0, 1)]
  expect(followTour(before, fewer, sceneOf)).toEqual(fewer)
  const more = [{ ...first!, participants: { adult: 9 } }, ...others, first!]
  expect(followTour(before, more, sceneOf)).toEqual(more)
  expect(followTour(before, before, sceneOf)).toEqual(before)
})
