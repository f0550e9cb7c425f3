import { expect, test } from 'vitest'
import { givenFacts, givenParty, givenPickup } from './facts.fixture.ts'
import { type PartyFacts, type SheetKind, sheetKinds } from './sheet.ts'
import { sheetOf } from './sheetOf.ts'

const open = { suppliersSeePhones: true }

const common = ['entry', 'people', 'tickets']
const seen: Record<Exclude<SheetKind, 'site'>, string[]> = {
  driver: ['name', 'phone', 'room', 'notes', 'orderNumber', 'collect'],
  guide: [
    'name',
    'phone',
    'room',
    'notes',
    'orderNumber',
    'collect',
    'customerNotes',
    'language',
    'agency',
    'refNumber',
  ],
  supplier: ['name', 'phone', 'room', 'notes'],
  office: [
    'name',
    'phone',
    'room',
    'notes',
    'orderNumber',
    'collect',
    'customerNotes',
    'language',
    'agency',
    'refNumber',
    'price',
  ],
}

test.each(Object.entries(seen))('a sheet for the %s has exactly these fields of a party', (kind, fields) => {
  const sheet = sheetOf(givenFacts([givenParty()]), { kind: kind as SheetKind, ...open })
  const [party] = sheet.stops[0]?.parties ?? []
  expect(Object.keys(party ?? {}).sort()).toEqual([...common, ...fields].sort())
})

test('a site sees who comes, how many and in which languages, and nothing of any party', () => {
  const parties = [givenParty(), givenParty({ entry: 'two', people: 3, language: 'english' })]
  const sheet = sheetOf(givenFacts(parties), { kind: 'site', ...open })
  expect(sheet).toMatchObject({ stops: [], dropoffs: [] })
  expect(sheet.totals).toEqual({
    people: 5,
    parties: 2,
    tickets: [{ type: 'adult', count: 4 }],
    languages: [
      { language: 'english', count: 3 },
      { language: 'spanish', count: 2 },
    ],
  })
  const text = JSON.stringify(sheet)
  for (const secret of [
    'López',
    '+34',
    '412',
    'Child seat',
    'Sunrise',
    '10547',
    '12000',
    'Dan Tel Aviv',
    '07:00',
  ])
    expect(text).not.toContain(secret)
})

test('car suppliers see phones only if the settings say so, and never orders or money', () => {
  const facts = givenFacts([givenParty()])
  const hidden = sheetOf(facts, { kind: 'supplier', suppliersSeePhones: false })
  expect(hidden.stops[0]?.parties[0]).toEqual({
    entry: 'entry-10547',
    people: 2,
    tickets: [{ type: 'adult', count: 2 }],
    name: 'Maria López',
    room: '412',
    notes: 'Child seat',
  })
  expect(JSON.stringify(hidden)).not.toMatch(/\+34|10547"?:|12000|25000|SR-88/)
  for (const kind of sheetKinds.filter((each) => each !== 'supplier' && each !== 'site'))
    expect(JSON.stringify(sheetOf(facts, { kind, suppliersSeePhones: false }))).toContain('+34')
})

test('only the office sees what an order costs', () => {
  const facts = givenFacts([givenParty()])
  const withPrice = sheetKinds.filter((kind) =>
    JSON.stringify(sheetOf(facts, { kind, ...open })).includes('25000'),
  )
  expect(withPrice).toEqual(['office'])
})

test('a driver isn’t shown languages, so there are no totals of them either', () => {
  const facts = givenFacts([givenParty()])
  expect(sheetOf(facts, { kind: 'driver', ...open }).totals.languages).toBeUndefined()
  expect(sheetOf(facts, { kind: 'guide', ...open }).totals.languages).toEqual([
    { language: 'spanish', count: 2 },
  ])
})

test('ticket types are counted in their order, and those of nobody are left out', () => {
  const tickets = [
    { type: 'adult', count: 2 },
    { type: 'senior', count: 0 },
    { type: 'child', count: 1 },
  ]
  const sheet = sheetOf(givenFacts([givenParty({ tickets, people: 3 })]), { kind: 'driver', ...open })
  expect(sheet.stops[0]?.parties[0]?.tickets).toEqual([
    { type: 'adult', count: 2 },
    { type: 'child', count: 1 },
  ])
})

test('MAN-13 the totals are the sums of the lines', () => {
  const parties: PartyFacts[] = [
    givenParty({
      entry: 'a',
      people: 3,
      tickets: [
        { type: 'adult', count: 2 },
        { type: 'child', count: 1 },
      ],
    }),
    givenParty({
      entry: 'b',
      people: 2,
      language: 'english',
      pickup: givenPickup({ city: 'jaffa', time: null }),
    }),
    givenParty({
      entry: 'c',
      people: 4,
      language: null,
      pickup: null,
      tickets: [{ type: 'adult', count: 4 }],
    }),
  ]
  const { stops, totals, head } = sheetOf(givenFacts(parties), { kind: 'office', ...open })
  const lines = stops.flatMap((stop) => stop.parties)
  expect(totals.people).toBe(lines.reduce((sum, { people }) => sum + people, 0))
  expect(totals).toMatchObject({
    parties: lines.length,
    tickets: [
      { type: 'adult', count: 8 },
      { type: 'child', count: 1 },
    ],
    languages: [
      { language: 'english', count: 2 },
      { language: 'spanish', count: 3 },
      { language: null, count: 4 },
    ],
    cities: [
      { city: 'tel_aviv', count: 3 },
      { city: 'jaffa', count: 2 },
      { city: null, count: 4 },
    ],
  })
  expect(head.time).toBe('07:00')
})

test('a unit without orders has a head and nothing else', () => {
  const sheet = sheetOf(givenFacts([]), { kind: 'driver', ...open })
  expect(sheet).toMatchObject({
    stops: [],
    dropoffs: [],
    totals: { people: 0, parties: 0 },
    head: { time: null },
  })
})

test('every reader of parties sees that one is split, and a site doesn’t', () => {
  const split = { all: 5, vehicles: ['98-765-43'], waiting: 1 }
  const facts = givenFacts([givenParty({ split })])
  for (const kind of sheetKinds.filter((each) => each !== 'site'))
    expect(sheetOf(facts, { kind, ...open }).stops[0]?.parties[0]?.split).toEqual(split)
  expect(JSON.stringify(sheetOf(facts, { kind: 'site', ...open }))).not.toContain('98-765-43')
})
