import { describe, expect, it } from 'vitest'
import { defaultBookingCloses } from '../catalogue/tour.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import { masada, winter } from '../testing/given.ts'
import { findDepartures, type NamedTour, type Unsold } from './findDepartures.ts'

/**
 * Masada runs daily in English and on Sunday and Wednesday in French; the Negev on Wednesday, in French, for
 * small groups.
 */
const tours: NamedTour[] = [
  {
    _id: 'negev',
    name: 'Negev Desert',
    number: 'N-7',
    unavailabilityDates: [],
    bookingCloses: defaultBookingCloses,
    groupTypes: [{ group_type: 'small_group', languages: [{ language: 'french', days: [3] }] }],
  },
  { ...masada, _id: 'masada', name: 'Masada and the Dead Sea', number: '101' },
]
/** Noon on Sunday, 1 March 2026. */
const scene = {
  orderType: 'daily',
  allowsPrivate: true,
  moment: { now: winter('2026-03-01', '12:00'), override: false },
} as const
const found = (query: string, at: Parameters<typeof findDepartures>[3] = scene) =>
  findDepartures(query, tours, '2026-03-01', at).map(({ tour, day, refusal }) => [tour._id, day, refusal])

it('a tour and a day are found together, in either language', () => {
  for (const query of ['masada 11/3', 'מצדה 11/3', 'dead 11.3', '101 11/3'])
    expect(found(query)).toEqual([['masada', '2026-03-11', null]])
})

it('without a tour, the tours of the day come first, then the others with the reason', () => {
  expect(found('9/3')).toEqual([
    ['masada', '2026-03-09', null],
    ['negev', '2026-03-09', 'weekday_not_offered'],
  ])
  expect(found('wed')).toEqual([
    ['negev', '2026-03-04', null],
    ['masada', '2026-03-04', null],
  ])
})

it('without a day, the tour is found alone', () => {
  expect(found('negev')).toEqual([['negev', null, null]])
  expect(found('נגב')).toEqual([['negev', null, null]])
  expect(found('n-7')).toEqual([['negev', null, null]])
  expect(found('eilat')).toEqual([])
})

it.each([
  ['masada today', 'day_today'],
  ['masada yesterday', 'day_past'],
  ['negev 9/3', 'weekday_not_offered'],
])('%j says why it cannot be booked: %s', (query, reason) => {
  expect(found(query).map(([, , refusal]) => refusal)).toEqual([reason])
})

it('after 18:00 tomorrow is closed, unless the day is overridden', () => {
  const late = { ...scene, moment: { now: winter('2026-03-01', '18:00'), override: false } }
  expect(found('masada tomorrow', late)).toEqual([['masada', '2026-03-02', 'day_tomorrow_closed']])
  const overridden = { ...late, moment: { ...late.moment, override: true } }
  expect(found('masada tomorrow', overridden)).toEqual([['masada', '2026-03-02', null]])
})

it('a day that is closed for one group is open for another, and closed once nobody else has it', () => {
  const [, masadaTour] = tours
  const small = { ...masadaTour!, groupTypes: masadaTour!.groupTypes.slice(0, 1) }
  expect(found('masada 2/4')).toEqual([['masada', '2026-04-02', null]])
  expect(findDepartures('masada 2/4', [small], '2026-03-01', scene)[0]?.refusal).toBe('day_unavailable')
})

it('a tour for private groups only is not offered to agencies without them', () => {
  const [, masadaTour] = tours
  const own = { ...masadaTour!, groupTypes: masadaTour!.groupTypes.slice(3) }
  const refusal = (allowsPrivate: boolean) =>
    findDepartures('masada 11/3', [own], '2026-03-01', { ...scene, allowsPrivate })[0]?.refusal
  expect(refusal(true)).toBeNull()
  expect(refusal(false)).toBe('weekday_not_offered')
})

it('a private order has its own days, so only the time counts', () => {
  const own = { ...scene, orderType: 'private' } as const
  expect(found('negev 9/3', own)).toEqual([['negev', '2026-03-09', null]])
  expect(found('negev today', own)).toEqual([['negev', '2026-03-01', 'day_today']])
})

it('a day without a price says so', () => {
  const unpriced = tours.map((tour) => ({ ...tour, pricedDays: [] }))
  expect(findDepartures('masada 11/3', unpriced, '2026-03-01', scene)[0]?.refusal).toBe('day_unpriced')
})

describe('places on the day', () => {
  const of = (tour: string, group_type: GroupType, state: 'sold_out' | 'closed' = 'sold_out') => ({
    tour,
    group_type,
    language: 'french' as const,
    state,
  })
  const placesIn = (unsold: readonly Unsold[], at: Parameters<typeof findDepartures>[3] = scene) =>
    findDepartures('wed', tours, '2026-03-01', at, unsold).map((each) => [each.tour._id, each.unsold])

  it('a tour of which nothing is left says so and comes last', () => {
    expect(placesIn([of('negev', 'small_group')])).toEqual([
      ['masada', null],
      ['negev', 'sold_out'],
    ])
    expect(placesIn([of('negev', 'small_group', 'closed')])[1]).toEqual(['negev', 'closed'])
  })

  it('it doesn’t while one of its shared groups has places, or in a private order', () => {
    expect(placesIn([of('masada', 'small_group')])).toContainEqual(['masada', null])
    expect(placesIn([of('negev', 'medium_group', 'closed')])[0]).toEqual(['negev', null])
    const own = { ...scene, orderType: 'private' } as const
    expect(placesIn([of('negev', 'small_group')], own)[0]).toEqual(['negev', null])
  })

  it('a tour that’s full for shared groups can still be chosen for a private one', () => {
    const both = [
      {
        ...tours[0]!,
        groupTypes: (['small_group', 'private_group'] as const).map((group_type) => ({
          group_type,
          languages: [{ language: 'french' as const, days: [3] }],
        })),
      },
    ]
    const found = (...unsold: Unsold[]) => findDepartures('wed', both, '2026-03-01', scene, unsold)[0]
    expect(found(of('negev', 'small_group'))).toMatchObject({ unsold: 'sold_out', isSoldPrivately: true })
    expect(found(of('negev', 'small_group'), of('negev', 'private_group'))).toMatchObject({
      unsold: 'sold_out',
      isSoldPrivately: false,
    })
  })
})
