import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { formWith } from '../../../test/formOf.ts'

const { as, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const [masada, galilee] = [
  await given.tour({ name: 'Masada Sunrise', thumbnails: JSON.stringify({ wide: '/uploads/masada.webp' }) }),
  await given.tour({ name: 'Galilee Springs' }),
]
const orchard = await given.account({ name: 'Orchard Travel' })
const jaffa = await given.location({ city: 'jaffa', name: 'Lighthouse Inn', address: '1 Harbour Road' })
const inJaffa = { city: 'jaffa', name: jaffa.name, address: jaffa.address } as const

/** Three orders that differ in every filterable field, and a canceled one. */
const plain = await given.order({
  selectedTours: [
    { tour: masada.id, date: '2026-03-11', participants: { adult: 2, child: 1 }, notes: 'Window seat' },
  ],
  refOrderNumber: 'REF-100%',
  userInformation: {
    firstName: 'Dana',
    lastName: 'Levi',
    email: 'dana@example.com',
    notes: 'Kosher_meal',
  },
})
const rich = await given.order({
  agency: orchard.id,
  source: 'email',
  selectedTours: [
    {
      tour: galilee.id,
      date: '2026-03-12',
      language: 'french',
      group_type: 'large_group',
      price_class: 'economy',
      pickup: inJaffa,
    },
    { tour: masada.id, date: '2026-03-20', language: 'german', differentDropoff: true, dropoff: inJaffa },
  ],
  userInformation: { firstName: 'Noël', lastName: 'Öztürk', email: 'noel@example.com' },
})
const single = await given.order({
  orderType: 'private',
  source: 'website',
  selectedTours: [
    { tour: galilee.id, startDate: '2026-04-01', endDate: '2026-04-02', tourOption: 'car + guide' },
  ],
  userInformation: { firstName: 'Ivan', lastName: 'Petrov', email: 'ivan@example.com' },
})
const canceled = await given.order({
  selectedTours: [{ tour: masada.id, date: '2026-03-13', language: 'spanish' }],
})
await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
await office.orders.change({
  params: { id: plain._id },
  body: formWith(plain, { status: 'CONFIRMED' }),
})

const bookedOn = dayIn(new Date(plain.createdAt))
type Query = NonNullable<Parameters<typeof office.orders.purchasedTours>[0]>['query']
const entryIds = [plain, rich, single, canceled].flatMap((order) =>
  order.selectedTours.map((entry) => entry._id),
)
const [inPlain, inRich, alsoInRich, inSingle, inCanceled] = entryIds

/** The entries that match a query, as a set. */
async function found(query: Query) {
  const { data, total } = await office.orders.purchasedTours({ query })
  expect(total).toBe(data.length)
  return data.map((row) => row._id).sort()
}

const filters: [string, Query, (string | undefined)[]][] = [
  ['nothing', {}, entryIds],
  ['all', { language: 'all', tours: 'all' }, entryIds],
  ['a language', { language: ['french'] }, [inRich]],
  ['two languages', { language: 'french,german' }, [inRich, alsoInRich]],
  ['a pickup city', { pickupCity: ['jaffa'] }, [inRich]],
  ['a drop-off city', { dropoffCity: ['jaffa'] }, [inRich, alsoInRich]],
  ['a source', { source: ['email'] }, [inRich, alsoInRich]],
  ['two sources', { source: ['email', 'website'] }, [inRich, alsoInRich, inSingle]],
  ['a tour status', { tourStatus: ['CONFIRMED'] }, [inPlain]],
  [
    'OPS-09 HOLE-O40 BOOKED, which includes new ones',
    { tourStatus: ['BOOKED'] },
    [inRich, alsoInRich, inSingle],
  ],
  ['a canceled tour', { tourStatus: ['CANCELED'] }, [inCanceled]],
  ['an order status', { orderStatus: ['canceled'] }, [inCanceled]],
  ['another one', { orderStatus: ['pending'] }, [inPlain, inRich, alsoInRich, inSingle]],
  ['one that none has', { orderStatus: ['paid'] }, []],
  ['a group type', { groupType: ['large_group'] }, [inRich]],
  ['a private group', { groupType: ['private_group'] }, [inSingle]],
  ['an order type', { orderType: ['private'] }, [inSingle]],
  ['a tour', { tours: [galilee.id] }, [inRich, inSingle]],
  ['an agency', { agencies: [orchard.id] }, [inRich, alsoInRich]],
  ['a price class', { priceClass: ['economy'] }, [inRich]],
  ['a coupon that none has', { coupon: 'SPRING' }, []],
  ['an agent that none has', { agents: [orchard.id] }, []],
  ['the day they were booked on', { bookedFrom: bookedOn, bookedTo: bookedOn }, entryIds],
  ['the days after that', { bookedFrom: addDays(bookedOn, 1) }, []],
  ['the days before that', { bookedTo: addDays(bookedOn, -1) }, []],
  ['the day they were canceled on', { canceledFrom: bookedOn, canceledTo: bookedOn }, [inCanceled]],
  ['the days after they were canceled', { canceledFrom: addDays(bookedOn, 1) }, []],
  ['the days before they were canceled', { canceledTo: addDays(bookedOn, -1) }, []],
  ['the reason of a cancellation', { cancelReason: ['customer'] }, [inCanceled]],
  ['another reason', { cancelReason: ['weather', 'crew'] }, []],
  ['the weekday of the tour', { weekdays: ['3'] }, [inPlain, inSingle]],
  ['two weekdays', { weekdays: ['4', '5'] }, [inRich, alsoInRich, inCanceled]],
  ['from a day on', { startDate: '2026-03-20' }, [alsoInRich, inSingle]],
  ['until a day', { endDate: '2026-03-11' }, [inPlain]],
  ['both ends included', { startDate: '2026-03-12', endDate: '2026-03-13' }, [inRich, inCanceled]],
  ['several at once', { tours: [masada.id], source: ['email'], startDate: '2026-03-01' }, [alsoInRich]],
  ['several that exclude each other', { language: ['french'], tours: [masada.id] }, []],
]

test.each(filters)(
  'OPS-05 OPS-06 OPS-07 OPS-08 OPS-09 OPS-10 OPS-11 OPS-12 OPS-13 OPS-14 OPS-15 OPS-16 OPS-17 HOLE-O40 HOLE-O64 HOLE-O90 operations filtered by %s',
  async (_, query, expected) => {
    expect(await found(query)).toEqual([...expected].sort())
  },
)

const searches: [string, string, (string | undefined)[]][] = [
  ['its order number', String(rich.orderNumber), [inRich, alsoInRich]],
  ['its reference', 'ref-100', [inPlain]],
  ['a percent sign as it is', '100%', [inPlain]],
  ['a percent sign as plain text', 'REF%100', []],
  ['an underscore as it is', 'kosher_meal', [inPlain]],
  ['an underscore as plain text', 'kosher_mea_', []],
  ['a backslash', '\\', []],
  ['a customer in any case', 'dana LEVI', [inPlain, inCanceled]],
  ['a customer’s last name', 'petrov', [inSingle]],
  ['a customer of another alphabet', 'öztürk', [inRich, alsoInRich]],
  ['its own notes', 'KOSHER', [inPlain]],
  ['the notes of a tour', 'window se', [inPlain]],
  ['nothing that is there', 'zebra', []],
]

test.each(searches)('OPS-03 HOLE-O65 an order is found by %s: %s', async (_, search, expected) => {
  expect(await found({ search })).toEqual([...expected].sort())
})

test('OPS-03 HOLE-O65 a full order number is found whatever the dates, and other texts only within them', async () => {
  const elsewhere = { startDate: '2030-01-01', endDate: '2030-12-31' }
  const number = String(rich.orderNumber)
  expect(await found({ search: number, ...elsewhere })).toEqual([inRich, alsoInRich].sort())
  expect(await found({ search: ` #${number} `, ...elsewhere })).toEqual([inRich, alsoInRich].sort())
  expect(await found({ search: number, startDate: '2026-03-20' })).toEqual([inRich, alsoInRich].sort())
  expect(await found({ search: number, agencies: [orchard.id], ...elsewhere })).toHaveLength(2)
  expect(await found({ search: number, language: ['english'], ...elsewhere })).toEqual([])
  expect(await found({ search: number.slice(0, 4), ...elsewhere })).toEqual([])
  expect(await found({ search: 'öztürk', ...elsewhere })).toEqual([])
})

test('OPS-03 OAPI-03 search and filters combine', async () => {
  expect(await found({ search: 'dana', orderStatus: ['pending'] })).toEqual([inPlain])
})

test('OPS-24 HOLE-O63 a row shows everything about its entry and its order', async () => {
  const { data } = await office.orders.purchasedTours({ query: { search: 'REF-100%' } })
  expect(data).toEqual([
    {
      _id: inPlain,
      orderId: plain._id,
      orderNumber: plain.orderNumber,
      refOrderNumber: 'REF-100%',
      customer: 'Dana Levi',
      mobilePhone: '',
      agency: 'Main Office',
      tour: { _id: masada.id, name: 'Masada Sunrise', participants: { adult: 2, child: 1 } },
      headCount: 3,
      date: '2026-03-11',
      endDate: null,
      language: 'english',
      group_type: 'small_group',
      price_class: 'premium',
      tourOption: null,
      pickup: { city: 'tel_aviv', name: expect.any(String), address: expect.any(String) },
      pickupTimeStart: '07:30',
      dropoff: { city: 'tel_aviv', name: expect.any(String), address: expect.any(String) },
      source: 'office',
      orderType: 'daily',
      starTour: null,
      tourStatus: 'CONFIRMED',
      orderStatus: 'pending',
      paymentStatus: 'PENDING',
      notes: 'Kosher_meal · Window seat',
      tourCarId: null,
      tourCars: [],
      seatedAt: null,
      splitChanged: false,
      thumbnails: { wide: '/uploads/masada.webp' },
      total: 313,
      paid: 0,
      open: 313,
      currency: 'USD',
      isOverdue: false,
      commission: 0,
    },
  ])
})

test('OPS-02 an order of two tours has two rows, and a private one is listed on its first day', async () => {
  const { data } = await office.orders.purchasedTours({ query: { sort: 'date' } })
  expect(data.filter((row) => row.orderId === rich._id).map((row) => row.date)).toEqual([
    '2026-03-12',
    '2026-03-20',
  ])
  expect(data.find((row) => row.orderId === single._id)).toMatchObject({
    date: '2026-04-01',
    tourOption: 'car + guide',
    headCount: 2,
  })
})

test('OPS-20 HOLE-A47 CONST-06 pages show every row once, and the total number', async () => {
  const seen: string[] = []
  for (const page of [1, 2, 3, 4, 5]) {
    const answer = await office.orders.purchasedTours({ query: { page, limit: 1, sort: 'date' } })
    expect(answer).toMatchObject({ total: 5, page, limit: 1 })
    seen.push(...answer.data.map((row) => row._id))
  }
  expect(seen).toEqual([inPlain, inRich, inCanceled, alsoInRich, inSingle])
  expect(await office.orders.purchasedTours({ query: { page: 6, limit: 1 } })).toMatchObject({
    data: [],
    total: 5,
  })
  expect(await office.orders.purchasedTours()).toMatchObject({ page: 1, limit: 25 })
})

test('the newest booking comes first, unless the list is sorted by date', async () => {
  const order = async (query: Query) =>
    (await office.orders.purchasedTours({ query })).data.map((row) => row._id)
  expect(await order({})).toEqual([inCanceled, inSingle, inRich, alsoInRich, inPlain])
  expect(await order({ sort: '-date' })).toEqual([inSingle, alsoInRich, inCanceled, inRich, inPlain])
})

test.each([
  ['limit', { limit: 7 }],
  ['limit', { limit: 1000 }],
  ['page', { page: 0 }],
  ['page', { page: 1.5 }],
  ['language.0', { language: ['klingon'] }],
  ['tours.0', { tours: ['masada'] }],
  ['startDate', { startDate: '2026-02-30' }],
  ['startDate', { startDate: '0000-01-01' }],
  ['endDate', { endDate: 'tomorrow' }],
  ['search', { search: 'a\0b' }],
  ['search', { search: 'x'.repeat(101) }],
] as [string, Query][])('a query with a wrong %s is refused by its name', async (field, query) => {
  const call = office.orders.purchasedTours({ query })
  await expect(call).rejects.toMatchObject({ status: 400, issues: [{ field }] })
})
