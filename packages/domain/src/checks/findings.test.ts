import { expect, test } from 'vitest'
import type { CurrentReply } from '../crew/reply.ts'
import { dayOf, member, party, unit } from '../testing/dayFacts.ts'
import { checkDay } from './checkDay.ts'
import type { DayFacts } from './dayFacts.ts'

const morning = new Date('2026-03-10T11:59:00+02:00')
const replied = (state: CurrentReply['state'], reason = ''): CurrentReply => ({ state, reason, changes: [] })
const cohen = { _id: 'cohen', orderId: 'other', orderNumber: 5013 }
const stranger = { ...cohen, mobilePhone: '', email: '' }

const haifa = {
  _id: 'port',
  city: 'herzliya',
  name: 'Port of Haifa',
  address: '',
  lat: 32.82,
  lng: 34.99,
} as const
const drive = (tourDate: string, time: string | null, hours: number) => ({
  ...{ driver: 'eli', tourDate, endDate: tourDate, time, hours },
})

/** What's found of wrong facts, with its unit; and nothing of facts that are just as they should be. */
function expectFindings(wrong: Partial<DayFacts>, expected: unknown[], right: Partial<DayFacts>): void {
  const found = checkDay(dayOf(wrong)).map(({ severity, code, tourCar, params }) => [
    severity,
    code,
    tourCar,
    params,
  ])
  expect(found).toHaveLength(expected.length)
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(checkDay(dayOf(right))).toEqual([])
}

test('CHECK-11 people on no vehicle must be solved, one finding for each departure', () =>
  expectFindings(
    { parties: [party({ waiting: 2 }), party({ ...cohen, email: '', mobilePhone: '', waiting: 1 })] },
    [['stop', 'unassigned_people', null, { people: 3, orders: 2 }]],
    { parties: [party()] },
  ))

test('CHECK-12 more people than seats must be solved', () =>
  expectFindings(
    { units: [unit({ gaps: [{ kind: 'over_seats', participants: 15, seats: 14 }] })] },
    [['stop', 'over_seats', 'bus', { people: 15, seats: 14 }]],
    { units: [unit()] },
  ))

test('CHECK-28 more sold than the capacity of a pool is to be looked at, with who allowed it', () => {
  const pool = { tour: { _id: 'masada', name: 'Masada' }, tourDate: '2026-03-11', capacity: 14 }
  expectFindings(
    {
      pools: [
        { ...pool, sold: 15, oversoldBy: 'Dana Levi' },
        { ...pool, sold: 17, oversoldBy: null },
      ],
    },
    [
      ['warn', 'over_capacity', null, { sold: 15, capacity: 14, name: 'Dana Levi' }],
      ['warn', 'over_capacity', null, { sold: 17, capacity: 14, name: null }],
    ],
    { pools: [{ ...pool, sold: 14, oversoldBy: 'Dana Levi' }] },
  )
})

test('a departure below its minimum is to be looked at', () => {
  const undecided = [
    { tour: { _id: 'masada', name: 'Masada' }, tourDate: '2026-03-11', people: 3, minimum: 4 },
  ]
  expectFindings({ undecided }, [['warn', 'below_minimum', null, { people: 3, min: 4 }]], { undecided: [] })
})

test('CHECK-13 a unit that lacks a vehicle, driver or guide must be solved', () =>
  expectFindings(
    { units: [unit({ gaps: [{ kind: 'no_vehicle' }, { kind: 'no_driver' }, { kind: 'no_guide' }] })] },
    [
      ['stop', 'no_driver', 'bus', {}],
      ['stop', 'no_guide', 'bus', {}],
      ['stop', 'no_vehicle', 'bus', {}],
    ],
    { units: [unit()] },
  ))

test('CHECK-14 a language that no guide on board speaks is to be looked at', () =>
  expectFindings(
    { units: [unit({ gaps: [{ kind: 'language', languages: ['spanish', 'french'] }] })] },
    [['warn', 'guide_language', 'bus', { languages: ['french', 'spanish'] }]],
    { units: [unit()] },
  ))

test('CHECK-16 a car or a person marked as unavailable after the assignment must be solved', () =>
  expectFindings(
    { units: [unit({ carAway: { _id: 'car', name: '12-345-67' }, crew: [member({ isAway: true })] })] },
    [
      ['stop', 'now_unavailable', 'bus', { name: '12-345-67' }],
      ['stop', 'now_unavailable', 'bus', { name: 'Eli Cohen' }],
    ],
    { units: [unit({ crew: [member()] })] },
  ))

test('CHECK-17 who declined must be solved', () =>
  expectFindings(
    { units: [unit({ crew: [member({ reply: replied('declined', 'A wedding') })] })] },
    [['stop', 'reply_declined', 'bus', { name: 'Eli Cohen', reason: 'A wedding' }]],
    { units: [unit({ crew: [member()] })] },
  ))

test('CHECK-17 who hasn’t replied by the deadline is to be looked at', () =>
  expectFindings(
    { units: [unit({ crew: [member({ reply: replied('proposed') })] })] },
    [['warn', 'reply_missing', 'bus', { name: 'Eli Cohen' }]],
    { now: morning, units: [unit({ crew: [member({ reply: replied('proposed') })] })] },
  ))

test('CHECK-17 who doesn’t use the crew’s page isn’t expected to reply', () =>
  expectFindings(
    { units: [unit({ crew: [member({ reply: replied('proposed') })] })] },
    [['warn', 'reply_missing', 'bus', { name: 'Eli Cohen' }]],
    { units: [unit({ crew: [member({ reply: replied('proposed'), usesCrewPage: false })] })] },
  ))

test('CHECK-21 an entry without a pickup time or place must be solved from noon of the day before', () =>
  expectFindings(
    { parties: [party({ time: null }), party({ ...stranger, place: null })] },
    [
      ['stop', 'pickup_missing', null, { order: 5013 }],
      ['stop', 'pickup_missing', null, { order: 5012 }],
    ],
    { parties: [party()] },
  ))

test('CHECK-21 until noon of the day before, it’s only to be looked at', () =>
  expectFindings(
    { now: morning, parties: [party({ time: null })] },
    [['warn', 'pickup_missing', null, { order: 5012 }]],
    { now: morning, parties: [party()] },
  ))

test('CHECK-25 what a departure still has to pay is a note for each currency, without what agencies collect', () =>
  expectFindings(
    {
      parties: [
        party({ open: 5000 }),
        // The second tour of the same order.
        party({ _id: 'second', open: 5000 }),
        party({ ...stranger, open: 700, currency: 'ILS' }),
        party({ ...stranger, _id: 'agency', orderId: 'agency', open: 900, isAgencyPayment: true }),
      ],
    },
    [
      ['note', 'open_money', null, { n: 1, amount: 5000, currency: 'USD' }],
      ['note', 'open_money', null, { n: 1, amount: 700, currency: 'ILS' }],
    ],
    { parties: [party()] },
  ))

test('CHECK-26 a supplier that refused must be solved, one that hasn’t confirmed is to be looked at', () =>
  expectFindings(
    {
      units: (['refused', 'not_asked', 'asked'] as const).map((state) =>
        unit({ _id: state, supplier: { name: 'Egged', state } }),
      ),
    },
    [
      ['stop', 'supplier_refused', 'refused', { name: 'Egged' }],
      ['warn', 'supplier_open', 'not_asked', { name: 'Egged', state: 'not_asked' }],
      ['warn', 'supplier_open', 'asked', { name: 'Egged', state: 'asked' }],
    ],
    { units: [unit({ supplier: { name: 'Egged', state: 'confirmed' } })] },
  ))

test('CHECK-29 a private group that shares a vehicle is to be looked at', () =>
  expectFindings(
    { units: [unit()], parties: [party({ groupType: 'private_group' }), party(stranger)] },
    [['warn', 'shares_private_group', 'bus', {}]],
    {
      units: [unit()],
      parties: [party({ groupType: 'private_group' }), party({ ...stranger, units: ['van'] })],
    },
  ))

test('CHECK-30 a unit without orders, and who is reserved and on no unit, are notes', () =>
  expectFindings(
    { units: [unit({ people: 0 })], reserved: [{ _id: 'noa', name: 'Noa Regev' }] },
    [
      ['note', 'unit_empty', 'bus', {}],
      ['note', 'reserved_unused', null, { name: 'Noa Regev' }],
    ],
    { units: [unit()] },
  ))

test('CHECK-31 two orders of a departure with the same mobile phone or email are to be looked at', () =>
  expectFindings(
    {
      parties: [
        party(),
        party({ ...cohen, email: 'DANA@example.com', mobilePhone: '' }),
        party({ ...cohen, _id: 'third', orderId: 'third', orderNumber: 5014, email: '' }),
      ],
    },
    [
      ['warn', 'double_order', null, { a: 5012, b: 5013 }],
      ['warn', 'double_order', null, { a: 5012, b: 5014 }],
    ],
    {
      parties: [
        party(),
        party({ _id: 'second' }),
        party({ ...cohen, tourDate: '2026-03-10' }),
        party({ ...stranger, orderId: 'fourth' }),
        party({ ...stranger, _id: 'fifth', orderId: 'fifth' }),
      ],
    },
  ))

test('CHECK-32 a party that was changed after it was split is to be looked at', () =>
  expectFindings(
    { parties: [party({ splitChanged: true })] },
    [['warn', 'split_changed', null, { order: 5012 }]],
    { parties: [party()] },
  ))

test('CHECK-38 an order that waits for a price is to be looked at from noon of the day before', () =>
  expectFindings(
    { parties: [party({ isUnpriced: true }), party({ _id: 'second', isUnpriced: true })] },
    [['warn', 'price_open', null, { order: 5012 }]],
    { parties: [party()] },
  ))

test('CHECK-38 until noon of the day before, it’s a note', () =>
  expectFindings(
    { now: morning, parties: [party({ isUnpriced: true })] },
    [['note', 'price_open', null, { order: 5012 }]],
    { now: morning, parties: [party()] },
  ))

test('CHECK-15 a driver whose licences don’t cover the seats is to be looked at, by the table of the settings', () =>
  expectFindings(
    { units: [unit({ carSeats: 17, crew: [member({ licences: ['B', 'D1'] })] })] },
    [['warn', 'licence_too_small', 'bus', { name: 'Eli Cohen', max: 16, seats: 17 }]],
    {
      units: [
        unit({ carSeats: 16, crew: [member({ licences: ['B', 'D1'] })] }),
        unit({ carSeats: 50, crew: [member({ licences: ['B', 'D'] })] }),
        // A guide who doesn't drive, an unknown licence, and a supplier's vehicle.
        unit({ carSeats: 50, crew: [member({ isDriver: false }), member({ licences: [] })] }),
        unit({ carSeats: null, crew: [member()] }),
      ],
    },
  ))

test('CHECK-19 a unit that changed since its last sheet is to be looked at', () =>
  expectFindings(
    { units: [unit()], changedSheets: [{ unit: 'bus', version: 3 }] },
    [['warn', 'manifest_changed', 'bus', { n: 3 }]],
    { units: [unit()], changedSheets: [{ unit: 'elsewhere', version: 1 }] },
  ))

test('CHECK-22 stops closer in time than the way takes are to be looked at, if the office set one of the times', () =>
  expectFindings(
    {
      units: [unit()],
      parties: [party({ isTimePlanned: true }), party({ ...stranger, time: '07:20', place: haifa })],
    },
    [
      [
        'warn',
        'stops_too_close',
        'bus',
        { from: 'Dan Panorama', to: 'Port of Haifa', minutes: 20, needed: 117 },
      ],
    ],
    {
      units: [unit(), unit({ _id: 'van' })],
      parties: [
        party({ isTimePlanned: true }),
        party({ ...stranger, time: '09:00', place: haifa }),
        // Listed times alone are a note.
        party({
          _id: 'third',
          orderId: 'third',
          email: '',
          mobilePhone: '',
          units: ['van'],
          isTimePlanned: true,
        }),
        party({ ...stranger, _id: 'fourth', units: ['van'], time: '07:20', place: { ...haifa, lat: null } }),
      ],
    },
  ))

test('CHECK-23 a driver with less than 7 hours until the next day’s work is to be looked at', () =>
  expectFindings(
    {
      units: [unit({ crew: [member()] })],
      work: [
        drive('2026-03-10', '16:00', 10),
        drive('2026-03-11', '07:00', 8),
        drive('2026-03-12', '06:00', 8),
      ],
    },
    [['warn', 'rest_too_short', 'bus', { name: 'Eli Cohen', hours: 5 }]],
    {
      units: [unit({ crew: [member()] })],
      work: [drive('2026-03-10', '14:00', 10), drive('2026-03-11', '07:00', 8), drive('2026-03-12', null, 8)],
    },
  ))

test('CHECK-24 a driver with more than 12 hours on the day is to be looked at', () =>
  expectFindings(
    { units: [unit({ crew: [member()] })], work: [drive('2026-03-11', '06:00', 12.5)] },
    [['warn', 'hours_over', 'bus', { name: 'Eli Cohen', hours: 12.5, days: 1 }]],
    { units: [unit({ crew: [member()] })], work: [drive('2026-03-11', '06:00', 12)] },
  ))

test('CHECK-24 a driver with more than 68 hours in the 7 days that end with it is to be looked at', () =>
  expectFindings(
    {
      units: [unit({ crew: [member()] })],
      // A tour of six days works the default hours on each later day.
      work: [{ ...drive('2026-03-05', '08:00', 9), endDate: '2026-03-10' }, drive('2026-03-11', '08:00', 10)],
    },
    [['warn', 'hours_over', 'bus', { name: 'Eli Cohen', hours: 69, days: 7 }]],
    {
      units: [unit({ crew: [member()] })],
      work: [
        { ...drive('2026-03-04', '08:00', 12), endDate: '2026-03-09' },
        drive('2026-03-11', '08:00', 12),
      ],
    },
  ))

test('CHECK-33 live entries on a canceled departure, or on a day that closes their tour, must be solved', () =>
  expectFindings(
    { parties: [party({ isDepartureCanceled: true }), party({ ...stranger, isClosed: true })] },
    [
      ['stop', 'departure_canceled', null, { n: 1 }],
      ['stop', 'day_unavailable', null, { n: 1 }],
    ],
    { parties: [party()] },
  ))

test('CHECK-41 units with several stops that keep their listed times are a note for each departure', () =>
  expectFindings(
    {
      units: [unit(), unit({ _id: 'van' })],
      parties: ['bus', 'van'].flatMap((on) => [
        party({ ...stranger, _id: `${on} a`, orderId: `${on} a`, units: [on], isTimePlanned: false }),
        party({
          ...stranger,
          _id: `${on} b`,
          orderId: `${on} b`,
          units: [on],
          isTimePlanned: false,
          place: haifa,
        }),
      ]),
    },
    [['note', 'times_listed', null, { n: 2 }]],
    {
      units: [unit(), unit({ _id: 'van' })],
      parties: [
        party({ isTimePlanned: true }),
        party({ ...stranger, isTimePlanned: false, time: '09:00', place: haifa }),
        // A single stop.
        party({ ...stranger, _id: 'third', units: ['van'], isTimePlanned: false }),
      ],
    },
  ))

test('CHECK-07 15 people in 14 seats and 16 people are two findings', () => {
  const over = (participants: number) =>
    checkDay(dayOf({ units: [unit({ gaps: [{ kind: 'over_seats', participants, seats: 14 }] })] }))[0]?.key
  expect(over(15)).not.toBe(over(16))
})

test('a finding names its departure, its first pickup, and the entries and people it’s about', () => {
  const waiting = [party({ waiting: 2, time: '08:00' }), party({ ...stranger, waiting: 1, time: '07:30' })]
  const units = [unit({ crew: [member({ isAway: true })], time: '06:10' })]
  const about = { tour: { _id: 'masada', name: 'Masada' }, tourDate: '2026-03-11' }
  expect(checkDay(dayOf({ parties: waiting, units }))).toMatchObject([
    { ...about, code: 'now_unavailable', time: '06:10', entries: [], operators: ['eli'] },
    { ...about, code: 'unassigned_people', time: '07:30', entries: [{ _id: 'levi' }, { _id: 'cohen' }] },
  ])
})
