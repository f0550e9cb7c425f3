import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { type SheetKind, sheetKinds } from '@tourdesk/domain/dispatch/manifest/sheet'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { crewPhone, givenRoad } from '../../../test/crewPhone.ts'
import { readPdf } from '../../../test/readPdf.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, clock, given, close } = server
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const { manifests } = office

/** Who may see which fact of a party, as the table of the sheets says. */
const readersOf = {
  name: ['driver', 'guide', 'supplier', 'office'],
  phone: ['driver', 'guide', 'supplier', 'office'],
  room: ['driver', 'guide', 'supplier', 'office'],
  entryNotes: ['driver', 'guide', 'supplier', 'office'],
  orderNumber: ['driver', 'guide', 'office'],
  collect: ['driver', 'guide', 'office'],
  customerNotes: ['guide', 'office'],
  agency: ['guide', 'office'],
  refNumber: ['guide', 'office'],
  language: ['guide', 'site', 'office'],
  price: ['office'],
  commission: [],
  email: [],
  passport: [],
} satisfies Record<string, SheetKind[]>

type Fact = keyof typeof readersOf
const facts = Object.keys(readersOf) as Fact[]

/** A party of an agency that has paid a part, with a word for each fact that appears nowhere else. */
async function givenParty() {
  const [guide, driver] = [await given.operator(), await given.operator({ role: 'driver' })]
  const road = await givenRoad(server, owner, { guide, driver })
  const agency = await given.account({ name: 'Pelican Travel', commission_rate: 17.3 })
  const order = await given.order({
    agency: agency.id,
    refOrderNumber: 'SR-8812',
    userInformation: {
      firstName: 'Maria',
      lastName: 'Quintana',
      email: 'maria@guests.example',
      mobilePhone: '+34 600 555 010',
      roomNumber: 'R-7316',
      passportNumber: 'XK5520091',
      notes: 'Vegetarian',
    },
    selectedTours: [
      {
        tour: road.tour.id,
        date: road.day,
        participants: { adult: 3 },
        language: 'french',
        notes: 'Child seat',
      },
    ],
  })
  await given.paid(order, 5_000)
  await road.put(order, road.unit._id)
  return { road, guide, driver, words: wordsOf(order) }
}

function wordsOf(order: Order): Record<Fact, RegExp> {
  const { commission } = order
  const { totalPrice } = order.calculatedPrices
  return {
    name: /Quintana/,
    phone: /600.?555.?010/,
    room: /R-7316/,
    entryNotes: /Child seat/,
    orderNumber: new RegExp(`(?<!\\d)${order.orderNumber}(?!\\d)`),
    collect: amount(totalPrice - 50),
    customerNotes: /Vegetarian/,
    agency: /Pelican/,
    refNumber: /SR-8812/,
    language: /french|צרפתית/i,
    price: amount(totalPrice),
    commission: amount(commission),
    email: /guests\.example/,
    passport: /XK5520091/,
  }
}

function amount(value: number): RegExp {
  return new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d])`)
}

const { road, guide, driver, words } = await givenParty()
clock.set('2026-03-11T05:30:00+02:00')

const seenIn = (text: string) => facts.filter((fact) => words[fact].test(text))
const allowed = (kind: SheetKind) => facts.filter((fact) => (readersOf[fact] as SheetKind[]).includes(kind))

async function fileOf(kind: SheetKind, format: 'pdf' | 'xlsx' | 'csv', locale: 'en' | 'he') {
  const body = { scope: { tourCar: road.unit._id }, kind, locale, format, clientKey: newId() }
  const { _id } = await manifests.print({ body })
  const answer = await manifests.file({ params: { id: _id }, query: {} })
  const file = Buffer.from(await (answer as Response).arrayBuffer())
  if (format === 'pdf') return readPdf(file)
  return format === 'csv' ? String(file) : JSON.stringify(readWorkbook(file).rows)
}

test.each(sheetKinds)(
  'what leaves the server for the %s has the facts that they may see, and no others',
  async (kind) => {
    const { sheet } = await manifests.get({ params: { tourCarId: road.unit._id }, query: { kind } })
    expect(seenIn(JSON.stringify(sheet)), 'answer').toEqual(allowed(kind))
    for (const format of ['pdf', 'xlsx', 'csv'] as const)
      for (const locale of ['en', 'he'] as const)
        expect(seenIn(await fileOf(kind, format, locale)), `${format} ${locale}`).toEqual(allowed(kind))
  },
)

test.each([
  ['driver', driver],
  ['guide', guide],
] as const)('the phone of a %s gets what their sheet says, and no more', async (kind, person) => {
  const phone = await crewPhone(server, owner, person)
  const answers = [await phone.crew.days(), await phone.crew.unit({ params: { id: road.unit._id } })]
  expect(seenIn(JSON.stringify(answers))).toEqual(allowed(kind))
})
