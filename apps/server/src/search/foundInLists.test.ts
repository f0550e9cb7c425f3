import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const { as, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const tour = await given.tour({ name: 'Café tour of ג׳ורג׳' })
const order = await given.order({
  selectedTours: [{ tour: tour.id, notes: 'Meet at 23.11, ask for Ñandú' }],
  userInformation: {
    firstName: 'ג׳ורג׳',
    lastName: 'Müller-Ñandú',
    email: 'jorge@example.com',
    mobilePhone: '054-555-7731',
  },
})
const number = String(order.orderNumber)
const thousands = Number(number).toLocaleString('en-US')

test.each([
  '0545557731',
  '+972545557731',
  '054 555 7731',
  '054.555.7731',
  '\u202a+972 54-555-7731\u202c',
  '+972 54\u2011555\u20117731',
  '5557731',
  number,
  `#${number}`,
  `\u2068${number}\u2069`,
  `${number}\u200e`,
  thousands,
  `הזמנה ${number}`,
  `Order no. ${number}`,
  "ג'ורג'",
  'גורג',
  'ג׳ורג׳',
  'Nandu',
  'muller nandu',
  'Nandu Müller',
  'meet at 23.11',
  'ask for nandu',
])('OPS-03 Operations and payments find %j, as the search of everything does', async (search) => {
  const { data } = await office.orders.purchasedTours({ query: { search } })
  expect(data.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber])
  const due = await office.payments.due({ query: { list: 'overdue', search } })
  const later = await office.payments.due({ query: { list: 'due', search } })
  expect([...due.data, ...later.data].map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber)
})

test.each(['--', 'Müller-Nobody', '0545557732', '054-555-77310'])(
  'nothing is found by %j',
  async (search) => {
    expect((await office.orders.purchasedTours({ query: { search } })).data).toEqual([])
  },
)

test('agencies, tours and tags are found without accents and geresh, and sort as people expect', async () => {
  for (const name of [
    'Zeta Tours',
    'Éclair Tours',
    'ägypten Reisen',
    'צ׳רלי טורס',
    'Café Voyages',
    'אבי טורס',
  ])
    await given.account({ name })
  for (const search of ["צ'רלי", 'צרלי', 'צ׳רלי'])
    expect(await agenciesFoundBy(search)).toEqual(['צ׳רלי טורס'])
  expect(await agenciesFoundBy('cafe')).toEqual(['Café Voyages'])
  const all = await agenciesFoundBy(undefined)
  const made = ['ägypten Reisen', 'Café Voyages', 'Éclair Tours', 'Zeta Tours', 'אבי טורס', 'צ׳רלי טורס']
  expect(all.filter((name) => made.includes(name))).toEqual(made)
  for (const search of ['cafe', 'גורג', "ג'ורג'"]) {
    const { data } = await office.tours.list({ query: { search } })
    expect(data.map(({ name }) => name)).toEqual([tour.name])
  }
  await office.tags.create({ body: { tag: 'Crème brûlée' } })
  const { data } = await office.tags.list({ query: { search: 'creme brulee' } })
  expect(data.map(({ name }) => name)).toEqual(['Crème brûlée'])
})

async function agenciesFoundBy(name: string | undefined): Promise<string[]> {
  const { data } = await office.agencies.list({ query: { limit: 100, ...(name && { name }) } })
  return data.map((account) => account.name)
}
