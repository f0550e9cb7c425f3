import { expect, test } from 'vitest'
import { canonicalText, comparedText } from './comparedText.ts'
import { givenFacts, givenParty, givenPickup } from './facts.fixture.ts'
import type { PartyFacts, SheetKind, UnitFacts } from './sheet.ts'
import { type SheetChange, sheetDiff } from './sheetDiff.ts'
import { sheetOf } from './sheetOf.ts'

const sheet = (facts: UnitFacts, kind: SheetKind = 'office') =>
  sheetOf(facts, { kind, suppliersSeePhones: true })
const with2 = (changes: Partial<PartyFacts>) =>
  givenFacts([givenParty(), givenParty({ entry: 'two', ...changes })])
const base = with2({})
const party = { entry: 'two', people: 2, name: 'Maria López', orderNumber: 10547 }
const kings = {
  city: 'jerusalem',
  name: 'King David',
  address: '',
  isSame: false,
  isPaidReturn: false,
} as const

/** Every change of a sheet that readers need to know about, and its name. */
const changes: [string, UnitFacts, SheetChange[]][] = [
  [
    'a party came',
    givenFacts([...base.parties, givenParty({ entry: 'new', people: 3 })]),
    [{ kind: 'came', party: { ...party, entry: 'new', people: 3 } }],
  ],
  ['a party left', givenFacts([givenParty()]), [{ kind: 'left', party }]],
  [
    'more people',
    with2({ people: 3, tickets: [{ type: 'adult', count: 3 }] }),
    [{ kind: 'people', party: { ...party, people: 3 }, from: 2, to: 3 }],
  ],
  [
    'another time',
    with2({ pickup: givenPickup({ time: '07:15' }) }),
    [{ kind: 'time', party, from: '07:00', to: '07:15' }],
  ],
  [
    'another place',
    with2({ pickup: givenPickup({ name: 'Sheraton' }) }),
    [
      {
        kind: 'place',
        party,
        from: { kind: 'place', city: 'tel_aviv', name: 'Dan Tel Aviv', address: '99 HaYarkon' },
        to: { kind: 'place', city: 'tel_aviv', name: 'Sheraton', address: '99 HaYarkon' },
      },
    ],
  ],
  ['other tickets', with2({ tickets: [{ type: 'child', count: 2 }] }), [{ kind: 'details', party }]],
  ['another phone', with2({ phone: '1' }), [{ kind: 'details', party }]],
  ['another note', with2({ notes: 'Wheelchair' }), [{ kind: 'details', party }]],
  ['another drop-off', with2({ dropoff: kings }), [{ kind: 'details', party }]],
  [
    'a paid return',
    with2({ dropoff: { ...base.parties[1]!.dropoff!, isPaidReturn: true } }),
    [{ kind: 'other' }],
  ],
  [
    'another vehicle',
    givenFacts(base.parties, { vehicle: '99-888-77' }),
    [{ kind: 'vehicle', from: '12-345-67', to: '99-888-77' }],
  ],
  [
    'no driver',
    givenFacts(base.parties, { driver: null }),
    [{ kind: 'driver', from: 'Eli Cohen 050-5550101', to: '' }],
  ],
  [
    'no guides',
    givenFacts(base.parties, { guides: [] }),
    [{ kind: 'guides', from: 'Noa Levi 050-5550102', to: '' }],
  ],
  ['other seats', givenFacts(base.parties, { seats: 35 }), [{ kind: 'other' }]],
]

test.each(changes)('%s makes a sheet out of date, and the difference says so', (_, facts, expected) => {
  expect(comparedText(sheet(facts))).not.toBe(comparedText(sheet(base)))
  expect(sheetDiff(sheet(base), sheet(facts))).toEqual(expected)
})

test('prices, and names of agencies and tours, send nobody back to the printer', () => {
  const same = givenFacts(
    base.parties.map((each) => ({
      ...each,
      agency: 'Sunset Travel',
      collect: null,
      price: { isOpen: true } as const,
    })),
    { tour: { name: 'Masada at sunrise', number: 'T1' } },
  )
  expect(comparedText(sheet(same))).toBe(comparedText(sheet(base)))
  expect(sheetDiff(sheet(base), sheet(same))).toEqual([])
})

test('a reader isn’t disturbed by what their sheet doesn’t show', () => {
  const other = with2({ customerNotes: 'Vegetarian', refNumber: 'X' })
  for (const kind of ['driver', 'supplier', 'site'] as const)
    expect(comparedText(sheet(other, kind))).toBe(comparedText(sheet(base, kind)))
  expect(comparedText(sheet(other, 'guide'))).not.toBe(comparedText(sheet(base, 'guide')))
})

test('stops in another order are one change, unless a party explains it', () => {
  const [before, after] = [sheet(base), sheet(base)]
  const two = with2({ pickup: givenPickup({ time: '08:00' }) })
  const ordered = sheet(two)
  const reversed = { ...ordered, stops: ordered.stops.toReversed() }
  expect(sheetDiff(before, after)).toEqual([])
  expect(sheetDiff(ordered, reversed)).toEqual([{ kind: 'order' }])
  expect(sheetDiff(before, ordered).map(({ kind }) => kind)).toEqual(['time'])
})

test('a site is told the count, and a supplier no order numbers', () => {
  const more = with2({ people: 5, tickets: [{ type: 'adult', count: 5 }] })
  expect(sheetDiff(sheet(base, 'site'), sheet(more, 'site'))).toEqual([{ kind: 'total', from: 4, to: 7 }])
  expect(sheetDiff(sheet(base, 'site'), sheet(with2({ language: 'english' }), 'site'))).toEqual([
    { kind: 'other' },
  ])
  expect(JSON.stringify(sheetDiff(sheet(base, 'supplier'), sheet(more, 'supplier')))).not.toContain('10547')
})

test('a hired vehicle of another size is another vehicle', () => {
  const hired = (seats: number) =>
    givenFacts(base.parties, { vehicle: 'Negev Coaches', isSupplied: true, seats })
  expect(sheetDiff(sheet(hired(16)), sheet(hired(19)))).toEqual([
    { kind: 'vehicle', from: 'Negev Coaches (16)', to: 'Negev Coaches (19)' },
  ])
})

test('the same content has one text, in whatever order its fields are stored', () => {
  expect(canonicalText({ b: [{ y: 1, x: null }], a: 'ö' })).toBe('{"a":"ö","b":[{"x":null,"y":1}]}')
})
