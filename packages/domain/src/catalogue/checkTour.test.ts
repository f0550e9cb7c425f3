import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkStarTour } from './checkStarTour.ts'
import { checkTour, type TourFields } from './checkTour.ts'
import { copyName } from './copyName.ts'
import { siteBaseOf, tourLink } from './publicLink.ts'
import { defaultBookingCloses } from './tour.ts'
import { instructionKeys } from './vocabulary.ts'

const masada: TourFields = {
  name: 'Masada and the Dead Sea',
  number: 'T101',
  totalHourDuration: 10.5,
  regions: { mainRegion: 'south', secondaryRegions: ['jerusalem'] },
  tags: { mainTag: 'desert', secondaryTags: ['history'] },
  inclusion: { included: ['Hotel pickup'], notIncluded: ['Lunch'] },
  groupTypes: [{ group_type: 'small_group', languages: [{ language: 'english', days: [0, 3] }] }],
  unavailabilityDates: [],
  bookingCloses: defaultBookingCloses,
  minimumParticipants: null,
  decideDaysBefore: null,
  pickupTimes: { tel_aviv: '07:30', jerusalem: null },
}

describe('the form of a tour', () => {
  it('HOLE-C49 HOLE-C57 needs a name and a number; a duration, if any, is above 0 and at most 240 hours', () => {
    expect(issuesOf(checkTour(masada))).toEqual([])
    expect(issuesOf(checkTour({ ...masada, name: ' ', number: '' }))).toEqual([
      { field: 'name', code: 'catalogue_name_required' },
      { field: 'number', code: 'tour_number_required' },
    ])
    const hours = [null, 0, -1, 0.5, 240, 240.5]
    expect(
      hours.map((totalHourDuration) => issuesOf(checkTour({ ...masada, totalHourDuration })).length),
    ).toEqual([0, 1, 1, 0, 0, 1])
  })

  it('TOUR-17 TAG-04 TOUR-19 HOLE-C47 HOLE-C48 refuses the same value in two lists that exclude each other', () => {
    const twice: TourFields = {
      ...masada,
      regions: { mainRegion: 'south', secondaryRegions: ['north', 'south'] },
      tags: { mainTag: 'desert', secondaryTags: ['desert'] },
      inclusion: { included: ['Tips', 'Lunch'], notIncluded: ['Lunch'] },
    }
    expect(issuesOf(checkTour(twice))).toEqual([
      { field: 'regions.secondaryRegions', code: 'main_region_secondary' },
      { field: 'tags.secondaryTags', code: 'main_tag_secondary' },
      { field: 'inclusion.notIncluded', code: 'item_in_both_lists' },
    ])
  })

  it('TOUR-34 needs at least one group type with one day in one language', () => {
    const without: TourFields['groupTypes'][] = [
      [],
      [{ group_type: 'small_group', languages: [] }],
      [{ group_type: 'large_group', languages: [{ language: 'french', days: [] }] }],
    ]
    for (const groupTypes of without)
      expect(issuesOf(checkTour({ ...masada, groupTypes }))).toEqual([
        { field: 'groupTypes', code: 'tour_days_required' },
      ])
  })

  it.each([
    [null, null, []],
    [1, 0, []],
    [9999, 60, []],
    [0, 1, ['minimumParticipants']],
    [2.5, 1, ['minimumParticipants']],
    [4, 61, ['decideDaysBefore']],
    [10_000, -1, ['minimumParticipants', 'decideDaysBefore']],
  ])('a minimum is a whole number, and so is when to decide about it: %j, %j', (minimum, days, wrong) => {
    const form = { ...masada, minimumParticipants: minimum, decideDaysBefore: days }
    expect(issuesOf(checkTour(form)).map(({ field }) => field)).toEqual(wrong)
  })

  it.each([
    [0, '00:00', []],
    [60, '23:59', []],
    [61, '18:00', ['daysBefore']],
    [-1, '18:00', ['daysBefore']],
    [0.5, '18:00', ['daysBefore']],
    [null, '', ['daysBefore', 'time']],
    [1, '24:00', ['time']],
  ])('booking closes up to 60 whole days before, at a time: %j at %j', (daysBefore, time, wrong) => {
    const issues = issuesOf(checkTour({ ...masada, bookingCloses: { daysBefore, time } }))
    expect(issues.map(({ field }) => field)).toEqual(wrong.map((name) => `bookingCloses.${name}`))
  })

  it('AVAIL-05 closed dates need a start, an end on or after it, and a language', () => {
    const closed = { start_date: '2026-04-01', end_date: '2026-04-08', group_type: 'small_group' as const }
    const faultsOf = (changes: object) =>
      issuesOf(
        checkTour({ ...masada, unavailabilityDates: [{ ...closed, languages: ['english'], ...changes }] }),
      )
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ end_date: '2026-04-01' })).toEqual([])
    expect(faultsOf({ end_date: '2026-03-31' })).toEqual([
      { field: 'unavailabilityDates.0.end_date', code: 'end_before_start' },
    ])
    expect(faultsOf({ end_date: '', languages: [] })).toEqual([
      { field: 'unavailabilityDates.0.end_date', code: 'end_date_required' },
      { field: 'unavailabilityDates.0.languages', code: 'language_required' },
    ])
  })

  it('TOUR-24 names the city whose pickup time is outside the allowed hours', () => {
    expect(issuesOf(checkTour({ ...masada, pickupTimes: { tel_aviv: '07:00', herzliya: '14:01' } }))).toEqual(
      [{ field: 'pickupTimes.herzliya', code: 'pickup_time_invalid' }],
    )
  })

  it('TOUR-30 HOLE-C2 a copy has the same suffix in its name and its number', () => {
    expect(copyName({ name: 'Jerusalem', number: 'T12' }, 4821)).toEqual({
      name: 'Jerusalem_copy_4821',
      number: 'T12_copy_4821',
    })
  })

  it('TOUR-32 TOUR-33 its public address starts with the site settings, else with the fallback', () => {
    const fallbackBaseUrl = 'https://www.example.com'
    expect(tourLink(siteBaseOf({ siteBaseUrl: 'https://tours.test//', fallbackBaseUrl }), 'x')).toBe(
      'https://tours.test/tour/x',
    )
    expect(tourLink(siteBaseOf({ siteBaseUrl: '', fallbackBaseUrl }), 'x')).toBe(
      'https://www.example.com/tour/x',
    )
  })

  it('TOUR-20 HOLE-C46 there are 17 preset instructions, and the first three are about pickup, dress and passports', () => {
    expect(instructionKeys).toHaveLength(17)
    expect(new Set(instructionKeys).size).toBe(17)
    expect(instructionKeys.slice(0, 3)).toEqual(['hotel_pickup_only', 'dress_code', 'passports_required'])
  })
})

describe('the form of a star tour', () => {
  const week = { name: 'Israel in a Week', number: 'S1', discount: 0.15, tours: ['masada', 'galilee'] }

  it('HOLE-C49 needs a name, a number and a tour', () => {
    expect(issuesOf(checkStarTour(week))).toEqual([])
    expect(issuesOf(checkStarTour({ name: '', number: ' ', discount: 0, tours: [''] }))).toEqual([
      { field: 'name', code: 'catalogue_name_required' },
      { field: 'number', code: 'tour_number_required' },
      { field: 'tours', code: 'star_tour_tours_required' },
    ])
  })

  it('HOLE-C43 has a discount from 0 to less than 100 %', () => {
    const shares = [null, -0.01, 0, 0.999, 1]
    expect(shares.map((discount) => issuesOf(checkStarTour({ ...week, discount })).length)).toEqual([
      1, 1, 0, 0, 1,
    ])
  })

  it('HOLE-C73 refuses the same tour twice', () => {
    expect(issuesOf(checkStarTour({ ...week, tours: ['masada', 'galilee', 'masada'] }))).toEqual([
      { field: 'tours', code: 'tour_repeated' },
    ])
  })
})
