import { expect, test } from 'vitest'
import { defaultBookingCloses } from '../catalogue/tour.ts'
import type { Scene } from '../entries/choices.ts'
import type { OfferedPlace } from '../entries/places.ts'
import { masada, winter } from '../testing/given.ts'
import { habitsOf, noHabits, type TourHabit } from './habits.ts'
import { newEntry } from './newDraft.ts'
import { chooseTour, clearPresets, type PresetFacts, pickupIn, presetFields } from './presets.ts'

const place = (_id: string, city: OfferedPlace['city'], name: string, isDefault = false): OfferedPlace => ({
  _id,
  city,
  name,
  address: '',
  isDefault,
})
const marina = place('marina', 'herzliya', 'Herzliya Marina', true)
const dan = place('dan', 'tel_aviv', 'Dan Panorama')
const carlton = place('carlton', 'tel_aviv', 'Carlton', true)
const locations = [marina, dan, carlton]

const lastMasada: TourHabit = {
  tour: 'masada',
  group_type: 'small_group',
  language: 'french',
  price_class: 'premium',
  pickup: { _id: 'dan', city: 'tel_aviv' },
}
const scene: Scene = {
  orderType: 'daily',
  tour: masada,
  allowsPrivate: true,
  moment: { now: winter('2026-03-01', '12:00'), override: false },
}
const facts: PresetFacts = { habits: habitsOf([lastMasada]), locations, sceneOf: () => scene }
const entry = newEntry(locations)
const choice = { tour: 'masada', day: null }

test('a tour comes with the group, language and pickup of this person’s last order of it', () => {
  expect(chooseTour(entry, choice, facts)).toMatchObject({
    tour: 'masada',
    group_type: 'small_group',
    language: 'french',
    pickup: { _id: 'dan', city: 'tel_aviv', name: 'Dan Panorama', pickupTimeStart: null },
  })
})

test('a tour that this person never booked comes with their last pickup only', () => {
  const chosen = chooseTour(entry, { tour: 'galilee', day: null }, facts)
  expect(chosen).toMatchObject({ group_type: null, language: null, pickup: { name: 'Dan Panorama' } })
  expect(chooseTour(entry, choice, { ...facts, habits: noHabits })).toMatchObject({
    group_type: null,
    language: null,
    pickup: { name: 'Herzliya Marina' },
  })
})

test('a habit counts by its last order, and a place by its last order in the city', () => {
  const older: TourHabit = {
    ...lastMasada,
    language: 'english',
    pickup: { _id: 'carlton', city: 'tel_aviv' },
  }
  const inHerzliya: TourHabit = { ...older, tour: 'galilee', pickup: { _id: 'marina', city: 'herzliya' } }
  expect(habitsOf([lastMasada, older, inHerzliya])).toEqual({
    tours: [lastMasada, inHerzliya],
    places: [lastMasada.pickup, inHerzliya.pickup],
  })
  expect(pickupIn('tel_aviv', facts).name).toBe('Dan Panorama')
  expect(pickupIn('tel_aviv', { ...facts, habits: noHabits }).name).toBe('Carlton')
  expect(pickupIn('jaffa', facts)).toMatchObject({ city: 'jaffa', name: '' })
})

test('a place that was renamed has its name of today, and a deleted one is not used', () => {
  const renamed = [marina, { ...dan, name: 'Dan Hotel' }, carlton]
  expect(chooseTour(entry, choice, { ...facts, locations: renamed }).pickup?.name).toBe('Dan Hotel')
  const without = [marina, carlton]
  expect(chooseTour(newEntry(without), choice, { ...facts, locations: without }).pickup?.name).toBe(
    'Herzliya Marina',
  )
  expect(pickupIn('tel_aviv', { ...facts, locations: without }).name).toBe('Carlton')
})

test('a group or language that the tour no longer has, or that this agency may not sell, is not used', () => {
  const inGerman = { ...facts, habits: habitsOf([{ ...lastMasada, language: 'german' }]) }
  expect(chooseTour(entry, choice, inGerman)).toMatchObject({ group_type: 'small_group', language: null })
  const privately = habitsOf([{ ...lastMasada, group_type: 'private_group' }])
  const sceneOf = () => ({ ...scene, allowsPrivate: false })
  expect(chooseTour(entry, choice, { ...facts, habits: privately, sceneOf })).toMatchObject({
    group_type: null,
    language: null,
  })
})

test('the day that was named stays, and what is not open on it is left to choose', () => {
  const wednesday = { tour: 'masada', day: '2026-03-11' }
  expect(chooseTour(entry, wednesday, facts)).toMatchObject({ date: '2026-03-11', language: 'french' })
  const monday = { tour: 'masada', day: '2026-03-09' }
  expect(chooseTour(entry, monday, facts)).toMatchObject({
    date: '2026-03-09',
    group_type: 'small_group',
    language: null,
  })
  const passover = { tour: 'masada', day: '2026-04-06' }
  expect(chooseTour(entry, passover, facts)).toMatchObject({
    date: '2026-04-06',
    group_type: null,
    language: null,
  })
  expect(chooseTour(entry, monday, { ...facts, habits: noHabits }).date).toBe('2026-03-09')
  expect(chooseTour(entry, { tour: 'masada', day: '2026-03-01' }, facts).date).toBeNull()
})

test('what was typed stays when the tour is chosen', () => {
  const typed = { ...entry, group_type: 'large_group', language: 'english' } as const
  const pickup = { ...dan, pickupTimeStart: null }
  expect(chooseTour({ ...typed, pickup }, choice, facts)).toMatchObject({
    group_type: 'large_group',
    language: 'english',
    pickup: { _id: 'dan' },
  })
})

test('another tour replaces what was filled in for the one before, not what was typed since', () => {
  const galilee: TourHabit = {
    ...lastMasada,
    tour: 'galilee',
    language: 'english',
    pickup: { _id: 'carlton', city: 'tel_aviv' },
  }
  const both = { ...facts, habits: habitsOf([lastMasada, galilee]) }
  const asLastTime = { ...entry, ...chooseTour(entry, choice, both) }
  expect(chooseTour(asLastTime, { tour: 'galilee', day: null }, both)).toMatchObject({
    language: 'english',
    pickup: { _id: 'carlton' },
  })
  const typed = { ...asLastTime, group_type: 'large_group' } as const
  expect(chooseTour(typed, { tour: 'galilee', day: null }, both).group_type).toBe('large_group')
})

test('the large group has the price class of last time', () => {
  const economy = habitsOf([{ ...lastMasada, group_type: 'large_group', price_class: 'economy' }])
  expect(chooseTour(entry, choice, { ...facts, habits: economy }).price_class).toBe('economy')
})

test('what is as last time is named, and can be cleared', () => {
  const filled = { ...entry, ...chooseTour(entry, choice, facts) }
  expect(presetFields(filled, facts)).toEqual(['group_type', 'language', 'pickup'])
  expect(presetFields({ ...filled, language: 'english' }, facts)).toEqual(['group_type', 'pickup'])
  expect(presetFields({ ...filled, _id: 'saved' }, facts)).toEqual([])
  expect(presetFields(entry, facts)).toEqual([])
  const cleared = { ...filled, ...clearPresets(filled, facts) }
  expect(cleared).toMatchObject({ tour: 'masada', group_type: null, language: null, pickup: entry.pickup })
  expect(presetFields(cleared, facts)).toEqual([])
})

test('the only group and language of a tour are no presets', () => {
  const sceneOf = () => ({
    ...scene,
    tour: {
      unavailabilityDates: [],
      bookingCloses: defaultBookingCloses,
      groupTypes: [{ group_type: 'small_group', languages: [{ language: 'french', days: [3] }] }],
    } satisfies Scene['tour'],
  })
  const only = { ...facts, habits: noHabits, sceneOf }
  const filled = { ...entry, ...chooseTour(entry, choice, only) }
  expect(filled).toMatchObject({ group_type: 'small_group', language: 'french' })
  expect(presetFields(filled, { ...facts, sceneOf })).toEqual([])
})

test('a private order takes the language and the pickup', () => {
  const sceneOf = (): Scene => ({ ...scene, orderType: 'private' })
  const chosen = chooseTour(entry, choice, { ...facts, sceneOf })
  expect(chosen).toMatchObject({ tour: 'masada', language: 'french', pickup: { _id: 'dan' } })
  expect(chosen).not.toHaveProperty('group_type')
  const day = '2026-03-09'
  expect(chooseTour(entry, { tour: 'masada', day }, { ...facts, sceneOf })).toMatchObject({
    startDate: day,
    endDate: day,
  })
})
