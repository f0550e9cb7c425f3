import { expect, test } from 'vitest'
import type { CurrentReply } from '../crew/reply.ts'
import { dayOf, member, party, unit } from '../testing/dayFacts.ts'
import { checkDay } from './checkDay.ts'
import type { DayFacts } from './dayFacts.ts'

const morning = new Date('2026-03-10T11:59:00+02:00')
const replied = (state: CurrentReply['state'], reason = ''): CurrentReply => ({ state, reason, changes: [] })
const cohen = { _id: 'cohen', orderId: 'other', orderNumber: 5013 }
const stranger = { ...cohen, mobilePhone: '', email: '' }

/** What's found, with its subjects, and the facts that are just as they should be. */
const table: [string, Partial<DayFacts>, unknown[], Partial<DayFacts>][] = [
  [
    'CHECK-11 people on no vehicle must be solved, one finding for each departure',
    { parties: [party({ waiting: 2 }), party({ ...cohen, email: '', mobilePhone: '', waiting: 1 })] },
    [['stop', 'unassigned_people', null, { people: 3, orders: 2 }]],
    { parties: [party()] },
  ],
  [
    'CHECK-12 more people than seats must be solved',
    { units: [unit({ gaps: [{ kind: 'over_seats', participants: 15, seats: 14 }] })] },
    [['stop', 'over_seats', 'bus', { people: 15, seats: 14 }]],
    { units: [unit()] },
  ],
  [
    'CHECK-13 a unit that lacks a vehicle, driver or guide must be solved',
    { units: [unit({ gaps: [{ kind: 'no_vehicle' }, { kind: 'no_driver' }, { kind: 'no_guide' }] })] },
    [
      ['stop', 'no_driver', 'bus', {}],
      ['stop', 'no_guide', 'bus', {}],
      ['stop', 'no_vehicle', 'bus', {}],
    ],
    { units: [unit()] },
  ],
  [
    'CHECK-14 a language that no guide on board speaks is to be looked at',
    { units: [unit({ gaps: [{ kind: 'language', languages: ['spanish', 'french'] }] })] },
    [['warn', 'guide_language', 'bus', { languages: ['french', 'spanish'] }]],
    { units: [unit()] },
  ],
  [
    'CHECK-16 a car or a person marked as unavailable after the assignment must be solved',
    { units: [unit({ carAway: { _id: 'car', name: '12-345-67' }, crew: [member({ isAway: true })] })] },
    [
      ['stop', 'now_unavailable', 'bus', { name: '12-345-67' }],
      ['stop', 'now_unavailable', 'bus', { name: 'Eli Cohen' }],
    ],
    { units: [unit({ crew: [member()] })] },
  ],
  [
    'CHECK-17 who declined must be solved',
    { units: [unit({ crew: [member({ reply: replied('declined', 'A wedding') })] })] },
    [['stop', 'reply_declined', 'bus', { name: 'Eli Cohen', reason: 'A wedding' }]],
    { units: [unit({ crew: [member()] })] },
  ],
  [
    'CHECK-17 who hasn’t replied by the deadline is to be looked at',
    { units: [unit({ crew: [member({ reply: replied('proposed') })] })] },
    [['warn', 'reply_missing', 'bus', { name: 'Eli Cohen' }]],
    { now: morning, units: [unit({ crew: [member({ reply: replied('proposed') })] })] },
  ],
  [
    'CHECK-17 who doesn’t use the crew’s page isn’t expected to reply',
    { units: [unit({ crew: [member({ reply: replied('proposed') })] })] },
    [['warn', 'reply_missing', 'bus', { name: 'Eli Cohen' }]],
    { units: [unit({ crew: [member({ reply: replied('proposed'), usesCrewPage: false })] })] },
  ],
  [
    'CHECK-21 an entry without a pickup time or place must be solved from noon of the day before',
    { parties: [party({ time: null }), party({ ...stranger, hasPlace: false })] },
    [
      ['stop', 'pickup_missing', null, { order: 5013 }],
      ['stop', 'pickup_missing', null, { order: 5012 }],
    ],
    { parties: [party()] },
  ],
  [
    'CHECK-21 until noon of the day before, it’s only to be looked at',
    { now: morning, parties: [party({ time: null })] },
    [['warn', 'pickup_missing', null, { order: 5012 }]],
    { now: morning, parties: [party()] },
  ],
  [
    'CHECK-25 what a departure still has to pay is a note for each currency, without what agencies collect',
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
  ],
  [
    'CHECK-26 a supplier that refused must be solved, one that hasn’t confirmed is to be looked at',
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
  ],
  [
    'CHECK-29 a private group that shares a vehicle is to be looked at',
    { units: [unit()], parties: [party({ groupType: 'private_group' }), party(stranger)] },
    [['warn', 'shares_private_group', 'bus', {}]],
    {
      units: [unit()],
      parties: [party({ groupType: 'private_group' }), party({ ...stranger, units: ['van'] })],
    },
  ],
  [
    'CHECK-30 a unit without orders, and who is reserved and on no unit, are notes',
    { units: [unit({ people: 0 })], reserved: [{ _id: 'noa', name: 'Noa Regev' }] },
    [
      ['note', 'unit_empty', 'bus', {}],
      ['note', 'reserved_unused', null, { name: 'Noa Regev' }],
    ],
    { units: [unit()] },
  ],
  [
    'CHECK-31 two orders of a departure with the same mobile phone or email are to be looked at',
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
  ],
  [
    'CHECK-32 a party that was changed after it was split is to be looked at',
    { parties: [party({ splitChanged: true })] },
    [['warn', 'split_changed', null, { order: 5012 }]],
    { parties: [party()] },
  ],
  [
    'CHECK-38 an order that waits for a price is to be looked at from noon of the day before',
    { parties: [party({ isUnpriced: true }), party({ _id: 'second', isUnpriced: true })] },
    [['warn', 'price_open', null, { order: 5012 }]],
    { parties: [party()] },
  ],
  [
    'CHECK-38 until noon of the day before, it’s a note',
    { now: morning, parties: [party({ isUnpriced: true })] },
    [['note', 'price_open', null, { order: 5012 }]],
    { now: morning, parties: [party()] },
  ],
]

test.each(table)('%s', (_, wrong, expected, right) => {
  const found = checkDay(dayOf(wrong)).map(({ severity, code, tourCar, params }) => [
    severity,
    code,
    tourCar,
    params,
  ])
  expect(found).toHaveLength(expected.length)
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(checkDay(dayOf(right))).toEqual([])
})

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
