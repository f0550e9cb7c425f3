import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'

const { as, clock, given, close } = await startServer()
afterAll(close)

const [orchard, harbour] = [await given.account(), await given.account()]
const owner = await given.user({ account: orchard, role: 'OWNER' })
const ruth = await given.user({ account: orchard, role: 'AGENT', firstName: 'Ruth', lastName: 'Sela' })
const yael = await given.user({ account: orchard, role: 'AGENT', firstName: 'Yael', lastName: 'Bar' })
const stranger = await given.user({ account: harbour })
const [masada, galilee] = [
  await given.tour({ name: 'Masada at Sunrise' }),
  await given.tour({ name: 'Galilee Day' }),
]
const numbers = (page: { data: { orderNumber: number }[] }) => page.data.map(({ orderNumber }) => orderNumber)

const ruths = await given.order({
  by: ruth,
  agent: ruth.id,
  refOrderNumber: 'ORC-71',
  selectedTours: [
    { tour: masada.id, date: '2026-03-10', participants: { adult: 2 } },
    { tour: galilee.id, date: '2026-03-16', participants: { adult: 3 } },
  ],
})
const yaels = await given.order({
  by: yael,
  agent: yael.id,
  currency: 'EUR',
  userInformation: { firstName: 'Omer', lastName: 'Katz', email: 'omer.katz@example.com', roomNumber: '12' },
  selectedTours: [{ tour: masada.id, date: '2026-04-02' }],
})
const owners = await given.order({ by: owner, agent: null, selectedTours: [{ date: '2026-05-05' }] })
const elsewhere = await given.order({ by: stranger })

describe('the orders of an agency', () => {
  it('OAPI-04 AGO-15 AGO-17 HOLE-O63 HOLE-O66 are one row each, newest first, in pages of fifty', async () => {
    const page = await as(owner).orders.agency()
    expect(numbers(page)).toEqual([owners.orderNumber, yaels.orderNumber, ruths.orderNumber])
    expect(page).toMatchObject({ total: 3, page: 1, limit: 50 })
    expect(page.data[2]).toEqual({
      _id: ruths._id,
      orderNumber: ruths.orderNumber,
      refOrderNumber: 'ORC-71',
      orderType: 'daily',
      starTour: null,
      customer: 'Dana Levi',
      agent: { _id: ruth.id, name: 'Ruth Sela' },
      tours: [
        {
          _id: masada.id,
          name: 'Masada at Sunrise',
          date: '2026-03-10',
          endDate: null,
          headCount: 2,
          status: 'NOT_CONFIRMED',
        },
        {
          _id: galilee.id,
          name: 'Galilee Day',
          date: '2026-03-16',
          endDate: null,
          headCount: 3,
          status: 'NOT_CONFIRMED',
        },
      ],
      total: ruths.calculatedPrices.totalPrice,
      currency: 'USD',
      commission: ruths.calculatedPrices.totalPrice / 10,
      paymentStatus: 'PENDING',
    })
    const second = await as(owner).orders.agency({ query: { limit: 1, page: 2 } })
    expect([numbers(second), second.total]).toEqual([[yaels.orderNumber], 3])
    const past = await as(owner).orders.agency({ query: { limit: 25, page: 9 } })
    expect([past.data, past.total]).toEqual([[], 3])
  })

  it('HOLE-O5 the total is in the currency of the order, by the rate it was saved with', async () => {
    const [row] = (await as(yael).orders.agency()).data
    const { calculatedPrices, currencyRate } = yaels
    expect(row).toMatchObject({ currency: 'EUR' })
    expect(row?.total).toBeCloseTo(calculatedPrices.totalPrice * currencyRate, 2)
  })

  it('AGO-07 AGO-08 are found by their full number whatever the dates, and never in another agency', async () => {
    const elsewhere = { startDate: '2030-01-01', endDate: '2030-12-31' }
    const search = String(ruths.orderNumber)
    const found = async (user: typeof owner, query: { search: string; startDate?: string }) =>
      numbers(await as(user).orders.agency({ query: { ...elsewhere, ...query } }))
    expect(await found(owner, { search })).toEqual([ruths.orderNumber])
    expect(await found(owner, { search, startDate: '2026-03-20' })).toEqual([ruths.orderNumber])
    expect(await found(owner, { search: 'katz' })).toEqual([])
    expect(await found(yael, { search })).toEqual([])
    expect(await found(stranger, { search })).toEqual([])
  })

  it('HOLE-O45 are only the agency’s own; the office sees all', async () => {
    expect(numbers(await as(stranger).orders.agency())).toEqual([elsewhere.orderNumber])
    const office = await as(await given.owner()).orders.agency()
    expect(numbers(office)).toEqual([elsewhere, owners, yaels, ruths].map(({ orderNumber }) => orderNumber))
  })

  it('AGO-07 HOLE-O65 can be searched by part of the order number, reference or customer, ignoring case', async () => {
    const found = async (search: string) => numbers(await as(owner).orders.agency({ query: { search } }))
    expect(await found(String(yaels.orderNumber).slice(1))).toEqual([yaels.orderNumber])
    expect(await found('orc-7')).toEqual([ruths.orderNumber])
    expect(await found('KATZ')).toEqual([yaels.orderNumber])
    expect(await found(String(elsewhere.orderNumber))).toEqual([])
    expect(await found('%')).toEqual([])
  })

  it('AGO-08 HOLE-O65 are found by a range of dates that includes any of their tours, including both ends', async () => {
    const found = async (startDate?: string, endDate?: string) =>
      numbers(await as(owner).orders.agency({ query: { startDate, endDate } }))
    expect(await found('2026-03-16', '2026-04-02')).toEqual([yaels.orderNumber, ruths.orderNumber])
    expect(await found('2026-03-01', '2026-03-10')).toEqual([ruths.orderNumber])
    expect(await found('2026-03-11', '2026-03-15')).toEqual([])
    expect(await found('2026-04-03')).toEqual([owners.orderNumber])
    expect(await found(undefined, '2026-03-09')).toEqual([])
  })

  it('AGO-09 AGO-10 OCONST-21 can be filtered by payment status; "all" and no value restrict nothing', async () => {
    const [paid, partly, gone] = [
      await given.order({ by: stranger }),
      await given.order({ by: stranger }),
      await given.order({ by: stranger }),
    ]
    await given.paid(paid)
    await given.paid(partly, 500)
    await as(stranger).orders.cancel({ body: { orderId: gone._id, canRefund: false } })
    const found = async (...statuses: string[]) =>
      numbers(await as(stranger).orders.agency({ query: { statuses: statuses as never } })).sort()
    expect(await found('PAID')).toEqual([paid.orderNumber])
    expect(await found('PARTIAL', 'CANCELED')).toEqual([partly.orderNumber, gone.orderNumber])
    const all = [elsewhere, paid, partly, gone].map(({ orderNumber }) => orderNumber)
    expect(await found('all')).toEqual(all)
    expect(await found()).toEqual(all)
    await expect(found('PENDING')).rejects.toMatchObject({ status: 400, issues: [{ field: 'statuses.0' }] })
  })

  it('OPERM-08 AGO-11 AGO-17 can be filtered by the agency’s agents', async () => {
    const found = async (...agents: string[]) => numbers(await as(owner).orders.agency({ query: { agents } }))
    expect(await found(ruth.id)).toEqual([ruths.orderNumber])
    expect(await found(ruth.id, yael.id)).toEqual([yaels.orderNumber, ruths.orderNumber])
    expect(await found(stranger.id)).toEqual([])
    expect(numbers(await as(stranger).orders.agency({ query: { agents: [ruth.id] } }))).toEqual([])
  })

  it('AGO-13 HOLE-A49 HOLE-O45 agents see only orders they sold or made, whichever agents they ask for', async () => {
    const made = await given.order({ by: ruth, agent: null })
    const own = [made.orderNumber, ruths.orderNumber]
    expect(numbers(await as(ruth).orders.agency())).toEqual(own)
    expect(numbers(await as(ruth).orders.agency({ query: { agents: [yael.id] } }))).toEqual(own)
    expect(numbers(await as(yael).orders.agency({ query: { agents: [ruth.id] } }))).toEqual([
      yaels.orderNumber,
    ])
  })

  it('HOLE-O42 a custom total is the total', async () => {
    clock.set('2026-03-02T10:05:00+02:00')
    const boss = await given.user({ isSuper: true })
    const order = await given.order({
      by: boss,
      agency: harbour.id,
      currency: 'ILS',
      customTotalPrice: 1234.5,
    })
    const page = await as(stranger).orders.agency({ query: { search: String(order.orderNumber) } })
    expect(page.data[0]).toMatchObject({ total: 1234.5, currency: 'ILS' })
  })
  it('HOLE-O17 a total still to be determined is null', async () => {
    const order = await given.order({ by: stranger, orderType: 'package' })
    const page = await as(stranger).orders.agency({ query: { search: String(order.orderNumber) } })
    expect(page.data[0]?.total).toBeNull()
  })
})
