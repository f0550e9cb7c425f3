import { describe, expect, it } from 'vitest'
import type { City } from '../catalogue/vocabulary.ts'
import { issuesOf } from '../checked.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { Place } from '../entries/place.ts'
import type { Refusal } from '../refusals.ts'
import {
  givenDropoff,
  givenEntry,
  givenFacts,
  givenOrder,
  givenPickup,
  masada,
  winter,
} from '../testing/given.ts'
import { checkTourStep } from './checkTours.ts'
import type { OrderDraft } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

const agency = { account: { isMain: false, dailyToursOnly: false } }
const span = { startDate: '2026-03-09', endDate: '2026-03-11', vehicleSize: 7 as const, numOfParticipants: 5 }
const noReturn = { tours: new Map([['masada', { ...masada, doesIncludeReturnTransport: false }]]) }

interface Case {
  title: string
  entry?: Partial<EntryDraft>
  order?: Partial<OrderDraft>
  facts?: Partial<OrderFacts>
  issues: Record<string, Refusal>
}

const entryCases: Case[] = [
  { title: 'a complete entry has no fault', issues: {} },
  { title: 'FORM-33 a tour is chosen', entry: { tour: null }, issues: { tour: 'tour_required' } },
  {
    title: 'FORM-34 a language is chosen',
    entry: { language: null },
    issues: { language: 'language_required' },
  },
  {
    title: 'FORM-35 a group type is chosen',
    entry: { group_type: null },
    issues: { group_type: 'group_type_required' },
  },
  {
    title: 'FORM-36 a price class is chosen',
    entry: { price_class: null },
    issues: { price_class: 'price_class_required' },
  },
  {
    title: 'HOLE-O60 a place that is still being looked for by an address keeps the step',
    facts: { isSeeking: (index, place) => index === 0 && place === 'pickup' },
    issues: { pickup: 'near_place_open' },
  },
  {
    title: 'a pickup that the form only proposes is confirmed first',
    facts: { isProposed: (index) => index === 0 },
    issues: { pickup: 'pickup_unconfirmed' },
  },
  {
    title: 'what is wrong with a proposed pickup comes before confirming it',
    entry: { pickup: null },
    facts: { isProposed: () => true },
    issues: { pickup: 'pickup_required' },
  },
  {
    title: 'HOLE-O60 a drop-off nobody asks for cannot be looked for',
    facts: { isSeeking: (_, place) => place === 'dropoff' },
    issues: {},
  },
  {
    title: 'HOLE-O60 a drop-off elsewhere that is still being looked for keeps the step too',
    entry: { differentDropoff: true, dropoff: givenDropoff('jerusalem') },
    facts: { isSeeking: (_, place) => place === 'dropoff' },
    issues: { dropoff: 'near_place_open' },
  },
  { title: 'FORM-46 a date is chosen', entry: { date: null }, issues: { date: 'date_required' } },
  {
    title: 'FORM-47 somebody comes',
    entry: { participants: { adult: 0 } },
    issues: { participants: 'participants_required' },
  },
  {
    title: 'FORM-48 a small group takes ten people',
    entry: { participants: { adult: 7, child: 3 } },
    issues: {},
  },
  {
    title: 'FORM-48 a small group does not take eleven',
    entry: { participants: { adult: 7, child: 4 } },
    issues: { participants: 'participants_over_limit' },
  },
  {
    title: 'FORM-49 in comfort six travel and not seven',
    entry: { group_type: 'private_group', isDeluxe: true, participants: { adult: 7 } },
    issues: { participants: 'participants_over_limit' },
  },
  {
    title: 'HOLE-C45 a ticket type that is gone cannot be sold',
    entry: { participants: { adult: 1, senior: 1 } },
    issues: { 'participants.senior': 'ticket_type_unknown' },
  },
  {
    title: 'HOLE-O48 a tour that is not active cannot be booked',
    facts: { tours: new Map([['masada', { ...masada, isActive: false }]]) },
    issues: { tour: 'tour_not_bookable' },
  },
  {
    title: 'a tour that nobody knows cannot be booked',
    entry: { tour: 'atlantis' },
    issues: { tour: 'tour_not_bookable' },
  },
  {
    title: 'HOLE-O62 the tour is not given in German',
    entry: { language: 'german' },
    issues: { language: 'language_not_offered' },
  },
  {
    title: 'HOLE-O62 the tour is not given to large groups',
    entry: { group_type: 'large_group' },
    facts: { tours: new Map([['masada', { ...masada, groupTypes: masada.groupTypes.slice(0, 1) }]]) },
    issues: { group_type: 'group_type_not_offered' },
  },
  {
    title: 'FORM-53 in French the tour does not run on a Thursday',
    entry: { language: 'french', date: '2026-03-12' },
    issues: { date: 'weekday_not_offered' },
  },
  {
    title: 'FORM-54 the tour is closed for small groups at Passover',
    entry: { date: '2026-04-02' },
    issues: { date: 'day_unavailable' },
  },
  {
    title: 'HOLE-O52 an untouched day of a saved order is not checked again',
    entry: { date: '2026-02-01' },
    facts: { checkDays: () => false },
    issues: {},
  },
  {
    title: 'a tour that left the sale is not booked again',
    facts: { tours: new Map([['masada', { ...masada, isActive: false }]]) },
    issues: { tour: 'tour_not_bookable' },
  },
  {
    title: 'the order that has it may take another of its days',
    facts: { tours: new Map([['masada', { ...masada, isActive: false }]]), checkTour: () => false },
    issues: {},
  },
  {
    title: 'but no day on which it is closed',
    entry: { date: '2026-04-02' },
    facts: { tours: new Map([['masada', { ...masada, isActive: false }]]), checkTour: () => false },
    issues: { date: 'day_unavailable' },
  },
  { title: 'FORM-41 a pickup is chosen', entry: { pickup: null }, issues: { pickup: 'pickup_required' } },
  {
    title: 'FORM-41 a pickup city alone is not enough',
    entry: { pickup: givenPickup('tel_aviv', ' ') },
    issues: { pickup: 'pickup_required' },
  },
  {
    title: 'FORM-42 a different drop-off is chosen',
    entry: { differentDropoff: true },
    issues: { dropoff: 'dropoff_required' },
  },
  {
    title: 'FORM-27 no drop-off is asked for while it equals the pickup',
    entry: { differentDropoff: false, dropoff: null },
    issues: {},
  },
  {
    title: 'HOLE-O20 a tour without return asks for no drop-off',
    entry: { differentDropoff: true },
    facts: noReturn,
    issues: {},
  },
  {
    title: 'HOLE-O20 with the PAID return it asks for one',
    entry: { differentDropoff: true, dropoff: { ...givenDropoff('jerusalem', true), name: '' } },
    facts: noReturn,
    issues: { dropoff: 'dropoff_required' },
  },
  {
    title: 'FORM-43 HOLE-O57 a private group may give an address',
    entry: {
      group_type: 'private_group',
      pickup: { ...givenPickup('tel_aviv', ''), address: 'Dizengoff 99' },
    },
    issues: {},
  },
  {
    title: 'a private group gives one or the other',
    entry: { group_type: 'private_group', pickup: { ...givenPickup('tel_aviv', ' '), address: ' ' } },
    issues: { pickup: 'pickup_required' },
  },
  {
    title: 'a private group too needs a pickup',
    entry: { group_type: 'private_group', pickup: null },
    issues: { pickup: 'pickup_required' },
  },
  {
    title: 'FORM-43 a small group may not',
    entry: { pickup: { ...givenPickup('tel_aviv', ''), address: 'Dizengoff 99' } },
    issues: { pickup: 'pickup_required' },
  },
  {
    title: 'FORM-67 a pickup that is not in the list of its city is refused',
    facts: { locations: [placeIn('tel_aviv', 'Hilton')] },
    issues: { pickup: 'location_unknown' },
  },
  {
    title: 'a pickup that is as saved stays when the list loses it, a new drop-off must be in the list',
    entry: { differentDropoff: true, dropoff: givenDropoff('jerusalem') },
    facts: {
      locations: [placeIn('tel_aviv', 'Hilton')],
      checkPlace: (index, place) => index === 0 && place === 'dropoff',
    },
    issues: { dropoff: 'location_unknown' },
  },
  {
    title: 'a pickup of the list is taken under the name it had before',
    entry: { pickup: { ...givenPickup('tel_aviv', 'Hilton'), _id: 'Dan Panorama' } },
    facts: { locations: [placeIn('tel_aviv', 'Dan Panorama')] },
    issues: {},
  },
  {
    title: 'a pickup by an id that nobody knows is refused, with an address too',
    entry: {
      group_type: 'private_group',
      pickup: { ...givenPickup('tel_aviv', ''), _id: 'gone', address: 'Dizengoff 99' },
    },
    facts: { locations: [placeIn('tel_aviv', 'Dan Panorama')] },
    issues: { pickup: 'location_unknown' },
  },
  {
    title: 'FORM-67 a pickup of the list is taken',
    facts: { locations: [placeIn('tel_aviv', 'Dan Panorama')] },
    issues: {},
  },
  {
    title: 'a different drop-off of the list is taken',
    entry: { differentDropoff: true, dropoff: givenDropoff('jerusalem') },
    issues: {},
  },
  {
    title: 'an agency without private groups cannot book one',
    entry: { group_type: 'private_group' },
    facts: agency,
    issues: { group_type: 'private_group_not_allowed' },
  },
  {
    title: 'the office may book one for such an agency',
    entry: { group_type: 'private_group' },
    issues: {},
  },
  {
    title: 'an agency that allows them can',
    entry: { group_type: 'private_group' },
    facts: { ...agency, agency: { allowPrivateGroup: true, doesAllowPaymentToAgency: false } },
    issues: {},
  },
  {
    title: 'HOLE-C24 an agency does not sell a PAID return without a fee',
    entry: { dropoff: givenDropoff('tel_aviv', true) },
    facts: { ...noReturn, ...agency, returnNeedsQuote: () => true },
    issues: { 'dropoff.is_extra_service': 'return_needs_quote' },
  },
  {
    title: 'HOLE-C24 the office may, and quotes it',
    entry: { dropoff: givenDropoff('tel_aviv', true) },
    facts: { ...noReturn, returnNeedsQuote: () => true },
    issues: {},
  },
  {
    title: 'HOLE-O39 a canceled entry is not judged any more',
    entry: { status: 'CANCELED', date: '2026-02-11', language: null, participants: {}, pickup: null },
    issues: {},
  },
  {
    title: 'a canceled entry that was never saved needs what is stored of every entry',
    entry: { status: 'CANCELED', tour: null, date: null, group_type: null, price_class: null },
    issues: {
      tour: 'tour_required',
      date: 'date_required',
      group_type: 'group_type_required',
      price_class: 'price_class_required',
    },
  },
]

const singleCases: Case[] = [
  {
    title: 'HOLE-O54 runs on any weekday of its own days, closed ranges too',
    entry: { ...span, group_type: null, price_class: null },
    issues: {},
  },
  {
    title: 'HOLE-O54 needs a start',
    entry: { ...span, startDate: null },
    issues: { startDate: 'date_required' },
  },
  { title: 'HOLE-O54 needs an end', entry: { ...span, endDate: null }, issues: { endDate: 'date_required' } },
  {
    title: 'HOLE-O54 does not end before it starts',
    entry: { ...span, endDate: '2026-03-08' },
    issues: { endDate: 'end_before_start' },
  },
  {
    title: 'HOLE-O54 may end on the day it starts',
    entry: { ...span, endDate: span.startDate },
    issues: {},
  },
  {
    title: 'HOLE-O54 does not start today',
    entry: { ...span, startDate: '2026-03-01' },
    issues: { startDate: 'day_today' },
  },
  {
    title: 'HOLE-O55 takes as many people as the vehicle has seats',
    entry: { ...span, numOfParticipants: 8 },
    issues: { numOfParticipants: 'participants_over_limit' },
  },
  {
    title: 'HOLE-O55 takes sixteen where no vehicle is chosen',
    entry: { ...span, vehicleSize: null, numOfParticipants: 16 },
    issues: {},
  },
  {
    title: 'HOLE-O55 does not take seventeen there',
    entry: { ...span, vehicleSize: null, numOfParticipants: 17 },
    issues: { numOfParticipants: 'participants_over_limit' },
  },
  {
    title: 'HOLE-O55 needs somebody to come',
    entry: { ...span, numOfParticipants: 0 },
    issues: { numOfParticipants: 'participants_required' },
  },
]

describe('the tour step', () => {
  for (const given of entryCases)
    it(given.title, () => expect(faultsOf(given)).toStrictEqual(onEntry(given.issues)))
  for (const given of singleCases) {
    const [id, ...rest] = given.title.split(' ')
    it(`${id} a private order ${rest.join(' ')}`, () =>
      expect(faultsOf({ ...given, order: { orderType: 'private' } })).toStrictEqual(onEntry(given.issues)))
  }

  it('reports every error of every entry, not only the first', () => {
    const selectedTours = [givenEntry(), givenEntry({ tour: null, date: null })]
    expect(faultsOf({ order: { selectedTours } })).toStrictEqual({
      'selectedTours.1.tour': 'tour_required',
      'selectedTours.1.date': 'date_required',
    })
  })

  it('FORM-33 an order without entries has nothing to sell', () => {
    expect(faultsOf({ order: { selectedTours: [] } })).toStrictEqual({
      selectedTours: 'tour_required',
    })
  })

  it('FORM-20 a private order has exactly one tour', () => {
    const selectedTours = [givenEntry(span), givenEntry(span)]
    const issues = faultsOf({ order: { orderType: 'private', selectedTours } })
    expect(issues).toStrictEqual({ selectedTours: 'one_tour_only' })
  })

  it('HOLE-O47 an agency with daily tours only cannot book anything else, the office can', () => {
    const order = { orderType: 'private' as const, selectedTours: [givenEntry(span)] }
    const account = { ...agency.account, dailyToursOnly: true }
    expect(faultsOf({ order, facts: { account } })).toStrictEqual({
      orderType: 'daily_only',
    })
    expect(faultsOf({ order, facts: { account: { ...account, isMain: true } } })).toStrictEqual({})
  })

  it('an agency with daily tours only can book daily tours', () => {
    expect(faultsOf({ facts: { account: { ...agency.account, dailyToursOnly: true } } })).toStrictEqual({})
  })

  it('the error for a party above the limit states the limit', () => {
    const draft = givenOrder({ selectedTours: [givenEntry({ participants: { adult: 11 } })] })
    expect(issuesOf(checkTourStep(draft, givenFacts()))).toEqual([
      { field: 'selectedTours.0.participants', code: 'participants_over_limit', params: { limit: 10 } },
    ])
  })

  it('ignores payment to the agency, which the summary step checks', () => {
    expect(faultsOf({ order: { isAgencyPayment: true }, facts: agency })).toStrictEqual({})
  })

  it('HOLE-O53 only a super user can override unavailability', () => {
    const order = { overrideUnavailability: true, selectedTours: [givenEntry({ date: '2026-04-02' })] }
    expect(faultsOf({ order, facts: { canOverride: true } })).toStrictEqual({})
    expect(faultsOf({ order })).toStrictEqual({
      overrideUnavailability: 'override_not_allowed',
      'selectedTours.0.date': 'day_unavailable',
    })
  })

  it('HOLE-O16 a star tour’s tours must be in order; two may share a day', () => {
    const days = ['2026-03-11', '2026-03-11', '2026-03-10', '2026-03-12']
    const order = {
      orderType: 'starTour' as const,
      starTour: 'holy-land',
      selectedTours: days.map((date) => givenEntry({ date })),
    }
    expect(faultsOf({ order })).toStrictEqual({
      'selectedTours.2.date': 'days_not_in_order',
    })
  })

  it('a star order needs a star tour on sale; a saved one keeps what it was booked with', () => {
    const order = { orderType: 'starTour' as const, starTour: 'holy-land' }
    const facts = { starTour: { isActive: false, tours: ['masada'] } }
    expect(faultsOf({ order: { ...order, starTour: null } })).toStrictEqual({
      starTour: 'star_tour_required',
    })
    expect(faultsOf({ order, facts })).toStrictEqual({ starTour: 'star_tour_not_sold' })
    expect(faultsOf({ order, facts: { starTour: { isActive: true, tours: ['eilat'] } } })).toStrictEqual({
      starTour: 'star_tour_changed',
    })
    expect(faultsOf({ order, facts: { ...facts, saved: givenOrder(order) } })).toStrictEqual({})
  })

  it('every tour of a star tour dated before an earlier one is out of order', () => {
    const star = (...entries: Partial<EntryDraft>[]) => ({
      orderType: 'starTour' as const,
      starTour: 'holy-land',
      selectedTours: entries.map((entry) => givenEntry(entry)),
    })
    const [ninth, tenth, eleventh] = [{ date: '2026-03-09' }, { date: '2026-03-10' }, { date: '2026-03-11' }]
    expect(faultsOf({ order: star(eleventh, ninth, tenth) })).toStrictEqual({
      'selectedTours.1.date': 'days_not_in_order',
      'selectedTours.2.date': 'days_not_in_order',
    })
    expect(faultsOf({ order: star(eleventh, { date: null }, tenth) })).toStrictEqual({
      'selectedTours.1.date': 'date_required',
      'selectedTours.2.date': 'days_not_in_order',
    })
    expect(faultsOf({ order: star(tenth, { ...ninth, status: 'CANCELED' }, eleventh) })).toStrictEqual({})
    expect(faultsOf({ order: star({ ...eleventh, status: 'CANCELED' }, tenth) })).toStrictEqual({})
  })

  it('a daily order’s tours can be in any order', () => {
    const selectedTours = [givenEntry({ date: '2026-03-11' }), givenEntry({ date: '2026-03-10' })]
    expect(faultsOf({ order: { selectedTours } })).toStrictEqual({})
  })

  it('FORM-57 tomorrow closes at 18:00 in Israel', () => {
    const entry = { date: '2026-03-02' }
    expect(faultsOf({ entry, facts: { now: winter('2026-03-01', '17:59') } })).toStrictEqual({})
    expect(faultsOf({ entry, facts: { now: winter('2026-03-01', '18:00') } })).toStrictEqual({
      'selectedTours.0.date': 'day_tomorrow_closed',
    })
  })
})

function faultsOf({ entry, order, facts }: Omit<Case, 'title' | 'issues'>): Record<string, Refusal> {
  const draft = givenOrder({ selectedTours: [givenEntry(entry)], ...order })
  const starTour = { isActive: true, tours: draft.selectedTours.map(({ tour }) => tour ?? '') }
  return Object.fromEntries(
    issuesOf(checkTourStep(draft, givenFacts({ starTour, ...facts }))).map(({ field, code }) => [
      field,
      code,
    ]),
  )
}

function onEntry(issues: Record<string, Refusal>): Record<string, Refusal> {
  return Object.fromEntries(Object.entries(issues).map(([field, code]) => [`selectedTours.0.${field}`, code]))
}

function placeIn(city: City, name: string): Place {
  return { _id: name, city, name, address: '' }
}
