import type { OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import type { GivenUser } from '../../test/given/ground.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, stranger, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const [carmel, sharon] = [await given.account({ name: 'Orchard Travel' }), await given.account()]
const ruth = await given.user({ account: carmel, role: 'AGENT', firstName: 'Ruth' })
const yael = await given.user({ account: carmel, role: 'AGENT', firstName: 'Yael' })
const carmelOwner = await given.user({ account: carmel })
const carmelAdmin = await given.user({ account: carmel, role: 'ADMIN' })
const sharonOwner = await given.user({ account: sharon })

/** Every call with an order's id. */
async function callsOn(id: string, by: GivenUser) {
  const client = as(by)
  const body: OrderInput = await given.orderInput({ by })
  return {
    get: () => client.orders.get({ params: { id } }),
    change: () => client.orders.change({ params: { id }, body }),
    changeByPost: () => client.orders.changeByPost({ body: { ...body, _id: id } }),
    cancel: () => client.orders.cancel({ body: { orderId: id, canRefund: true } }),
    price: () => client.orders.calculatePrice({ body: { ...body, _id: id } }),
    rate: () => client.currency.fixed({ query: { orderId: id } }),
    ledger: () => client.orders.ledger({ params: { id } }),
    log: () => client.editLogs.ofOrder({ params: { id } }),
  }
}

/** The numbers of all orders in somebody's list and in its export. */
async function numbersSeenBy(by: GivenUser) {
  const { data } = await as(by).orders.agency({ query: { limit: 100 } })
  const file = await as(by).orders.exportAgencyOrders({ query: { type: 'agencyOrders' } })
  const { rows } = readWorkbook(Buffer.from(await file.arrayBuffer()))
  return {
    listed: data.map(({ orderNumber }) => orderNumber),
    exported: rows.slice(1).map(([number]) => Number(number)),
  }
}

async function expectNone(id: string, by: GivenUser) {
  for (const [name, call] of Object.entries(await callsOn(id, by))) {
    const answer = await call().then(
      () => 'answered',
      (problem: { status: number; code: string }) => `${problem.status} ${problem.code}`,
    )
    expect([name, answer]).toEqual([name, '404 not_found'])
  }
}

test('OPERM-09 ROLE-23 for every call, another agency’s order does not exist', async () => {
  const order = await given.order({ by: carmelOwner })
  const unknown = '019b7000-0000-7000-8000-00000000dead'
  await expectNone(order._id, sharonOwner)
  await expectNone(unknown, sharonOwner)
  expect(await numbersSeenBy(sharonOwner)).toEqual({ listed: [], exported: [] })
  const params = { id: order._id, paymentId: order.payments[0]?._id ?? '' }
  for (const call of [
    () => as(sharonOwner).orders.addPayment({ params, body: { amount: 1, clientKey: newId() } }),
    () => as(sharonOwner).orders.settlePayment({ params }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
  expect(await as(carmelOwner).orders.get({ params: { id: order._id } })).toEqual(order)
})

test('HOLE-O69 an order sold by the office does not exist for agencies either', async () => {
  await expectNone((await given.order())._id, carmelOwner)
})

test('HOLE-A49 OPERM-07 HOLE-O45 agents see the orders they sold or made', async () => {
  const own = await given.order({ by: ruth })
  const named = await given.order({ by: carmelOwner, agent: ruth.id })
  const byOffice = await given.order({ agency: carmel.id, agent: ruth.id })
  for (const order of [own, named, byOffice]) {
    expect(await as(ruth).orders.get({ params: { id: order._id } })).toMatchObject({ _id: order._id })
    await expectNone(order._id, yael)
  }
  const numbers = [own, named, byOffice].map(({ orderNumber }) => orderNumber).toReversed()
  expect(await numbersSeenBy(ruth)).toEqual({ listed: numbers, exported: numbers })
  expect(await numbersSeenBy(yael)).toEqual({ listed: [], exported: [] })
  await expectNone((await given.order({ by: carmelOwner }))._id, ruth)
})

test('HOLE-A49 an agency’s owner and admins see all its orders', async () => {
  const order = await given.order({ by: ruth })
  for (const by of [carmelOwner, carmelAdmin]) {
    expect(await as(by).orders.get({ params: { id: order._id } })).toMatchObject({ _id: order._id })
  }
})

test('an agent who moved to another agency no longer sees orders of the former one', async () => {
  const agent = await given.user({ account: carmel, role: 'AGENT' })
  const order = await given.order({ by: agent })
  await db.updateTable('memberships').set({ account_id: sharon.id }).where('user_id', '=', agent.id).execute()
  await expectNone(order._id, { ...agent, account: sharon })
})

test('OPERM-02 OPS-25 a super user and the office see the orders of all agencies and sources', async () => {
  const boss = await given.user({ isSuper: true })
  const selectedTours = [{ date: '2026-05-20' }]
  const placed = [
    await given.order({ by: sharonOwner, selectedTours }),
    await given.order({ by: ruth, selectedTours }),
    await given.order({ source: 'website', selectedTours }),
    await given.order({ source: 'email', selectedTours }),
    await given.order({ source: 'office', selectedTours }),
  ]
  for (const by of [boss, owner]) {
    for (const { _id } of placed)
      expect(await as(by).orders.get({ params: { id: _id } })).toMatchObject({ _id })
    const query = { startDate: '2026-05-20', endDate: '2026-05-20' }
    const { data } = await as(by).orders.purchasedTours({ query })
    expect(data.map(({ orderId }) => orderId)).toEqual(placed.map(({ _id }) => _id).toReversed())
  }
})

test('HOLE-O69 the operations list is closed to agencies, even to a super user inside one', async () => {
  const inside = await given.user({ account: carmel, isSuper: true })
  for (const by of [ruth, carmelAdmin, carmelOwner, inside]) {
    await expect(as(by).orders.purchasedTours()).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
  }
})

test('strangers cannot see orders', async () => {
  const { _id: id } = await given.order()
  await expect(stranger.orders.get({ params: { id } })).rejects.toMatchObject({ status: 401 })
  await expect(stranger.orders.purchasedTours()).rejects.toMatchObject({ status: 401 })
  await expect(stranger.editLogs.ofOrder({ params: { id } })).rejects.toMatchObject({ status: 401 })
})

test('HOLE-A25 agencies can sell only for their own account, the office for all active ones', async () => {
  const closed = await given.account({ status: 'INACTIVE' })
  const mine = await as(ruth).agencies.sellers()
  expect(mine.data).toMatchObject([{ _id: carmel.id, name: 'Orchard Travel', isMain: false }])
  const ids = (await as(owner).agencies.sellers()).data.map((seller) => seller._id)
  expect(ids[0]).toBe((await given.mainAccount()).id)
  expect(ids).toEqual(expect.arrayContaining([carmel.id, sharon.id]))
  expect(ids).not.toContain(closed.id)
})
