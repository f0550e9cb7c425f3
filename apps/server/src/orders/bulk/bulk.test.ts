import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { newId } from '../../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)

const read = (order: Order, client = office) => client.orders.get({ params: { id: order._id } })
const entriesOf = (...orders: Order[]) =>
  orders.flatMap(({ selectedTours }) => selectedTours.map(({ _id }) => _id))
const codesOf = ({ data }: { data: { code: string | null }[] }) => data.map(({ code }) => code)

describe('the status of several tours', () => {
  const mark = (entries: string[], client = office) =>
    client.bulk.mark({ body: { status: 'CONFIRMED', entries } })

  it('is set order by order, each logged and announced, and a canceled one is left out with the reason', async () => {
    const [one, two, canceled] = [
      await given.order({ selectedTours: [{}, {}] }),
      await given.order(),
      await given.order(),
    ]
    await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })
    const chosen = [entriesOf(one)[0]!, ...entriesOf(canceled, two)]
    const notices = await noticesOf(product, async () =>
      expect(codesOf(await mark(chosen))).toEqual([null, 'order_canceled', null]),
    )
    expect(notices.filter(({ topic }) => topic === 'orders')).not.toEqual([])
    expect((await read(one)).selectedTours.map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'NOT_CONFIRMED',
    ])
    expect((await read(two)).selectedTours[0]?.status).toBe('CONFIRMED')
    expect(await actionsOn(db, two._id)).toEqual(['created', 'payment created', 'status changed'])
  })

  it('sent twice changes nothing more, and can be undone', async () => {
    const order = await given.order()
    const { data } = await mark(entriesOf(order))
    const again = await mark(entriesOf(order))
    expect(again.data).toEqual([{ orderId: order._id, code: null, params: {}, undo: null }])
    expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created', 'status changed'])
    await office.undo.take({ params: { id: data[0]?.undo ?? '' } })
    expect((await read(order)).selectedTours[0]?.status).toBe('NOT_CONFIRMED')
  })

  it('leaves unknown tours out, and takes at most 200', async () => {
    const order = await given.order()
    const strange = newId()
    const { data } = await mark([strange, ...entriesOf(order)])
    expect(data).toMatchObject([
      { orderId: strange, code: 'not_found' },
      { orderId: order._id, code: null },
    ])
    await expect(mark(Array.from({ length: 201 }, newId))).rejects.toMatchObject({ status: 400 })
    await expect(mark([])).rejects.toMatchObject({ status: 400 })
  })

  it('set by two people at once ends with one status and no order half done', async () => {
    const orders = await Promise.all([given.order(), given.order(), given.order()])
    const other = as(await given.user({ role: 'ADMIN' }))
    const entries = entriesOf(...orders)
    const answers = await Promise.all([
      mark(entries),
      other.bulk.mark({ body: { status: 'COMPLETED', entries: entries.toReversed() } }),
    ])
    for (const code of answers.flatMap(codesOf)) expect([null, 'changed_by_another']).toContain(code)
    for (const order of orders)
      expect(['CONFIRMED', 'COMPLETED']).toContain((await read(order)).selectedTours[0]?.status)
  })
})

describe('the agent of several orders', () => {
  it('has to be of each order’s agency', async () => {
    const [agency, other] = [await given.account(), await given.account()]
    const agent = await given.user({ account: agency, role: 'AGENT' })
    const own = await given.order({ by: await given.user({ account: agency }) })
    const foreign = await given.order({ by: await given.user({ account: other }) })
    const assign = () => office.bulk.assign({ body: { agent: agent.id, orders: [own._id, foreign._id] } })
    expect(codesOf(await assign())).toEqual([null, 'agent_unknown'])
    expect(codesOf(await assign())).toEqual([null, 'agent_unknown'])
    expect((await read(own)).agent?._id).toBe(agent.id)
    expect((await actionsOn(db, own._id)).filter((action) => action === 'updated')).toHaveLength(1)
  })
})

describe('canceling several orders', () => {
  const preview = (entries: string[], client = office) => client.bulk.previewCancel({ body: { entries } })
  const cancel = async (entries: string[], clientKey = newId(), client = office) => {
    const { data } = await preview(entries, client)
    const orders = data.flatMap(({ orderId, entries: tours, preview: seen, updatedAt }) =>
      seen && updatedAt ? [{ orderId, entries: tours, hash: seen.hash, updatedAt }] : [],
    )
    const body = { clientKey, orders }
    return { body, answer: await client.bulk.cancel({ body }) }
  }

  it('shows first what each costs and gives back by its terms, and which can’t be canceled', async () => {
    const [unpaid, paid, canceled] = [await given.order(), await given.order(), await given.order()]
    await given.paid(paid)
    await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })
    const { data } = await preview(entriesOf(unpaid, paid, canceled))
    expect(data).toMatchObject([
      { orderId: unpaid._id, code: null, preview: { refund: 0 } },
      { orderId: paid._id, code: null, preview: { paid: 250 } },
      { orderId: canceled._id, code: 'order_already_canceled', preview: null },
    ])
    expect((await read(unpaid)).status).toBe('pending')
  })

  it('cancels whole orders, and only the chosen tours of others', async () => {
    const [whole, part] = [await given.order(), await given.order({ selectedTours: [{}, {}] })]
    const { answer } = await cancel([...entriesOf(whole), entriesOf(part)[1]!])
    expect(codesOf(answer)).toEqual([null, null])
    expect((await read(whole)).status).toBe('canceled')
    expect((await read(part)).selectedTours.map(({ status }) => status)).toEqual([
      'NOT_CONFIRMED',
      'CANCELED',
    ])
    const rows = await auditOf(db, whole._id)
    expect(rows.at(-1)).toMatchObject({ action: 'canceled', actor_name: owner.name })
    await office.undo.take({ params: { id: answer.data[0]?.undo ?? '' } })
    expect((await read(whole)).status).toBe('pending')
  })

  it('repeated after a lost answer cancels and refunds nothing twice', async () => {
    const [paid, part] = [await given.order(), await given.order({ selectedTours: [{}, {}] })]
    await given.paid(paid)
    const { body } = await cancel([...entriesOf(paid), entriesOf(part)[0]!])
    const before = [await read(paid), await read(part)]
    expect(codesOf(await office.bulk.cancel({ body }))).toEqual([null, null])
    expect([await read(paid), await read(part)]).toEqual(before)
    const other = await office.bulk.cancel({ body: { ...body, clientKey: newId() } })
    expect(codesOf(other)).toEqual(['order_already_canceled', 'changed_by_another'])
  })

  it('two calls at once cancel each order once', async () => {
    const orders = await Promise.all([given.order(), given.order(), given.order()])
    for (const order of orders) await given.paid(order)
    const entries = entriesOf(...orders)
    await Promise.all([cancel(entries), cancel(entries.toReversed())])
    for (const order of orders) {
      const actions = await actionsOn(db, order._id)
      expect(actions.filter((action) => action === 'canceled')).toHaveLength(1)
      const { payments } = await read(order)
      expect(payments.filter(({ action }) => action === 'refund').length).toBeLessThanOrEqual(1)
    }
  })

  it('leaves out an order whose money changed since the preview', async () => {
    const [paid, other] = [await given.order(), await given.order()]
    const { data } = await preview(entriesOf(paid, other))
    await given.paid(paid)
    const orders = data.map((seen) => ({
      orderId: seen.orderId,
      entries: null,
      hash: seen.preview?.hash ?? '',
      updatedAt: seen.updatedAt ?? '',
    }))
    const answer = await office.bulk.cancel({ body: { clientKey: newId(), orders } })
    expect(codesOf(answer)).toEqual(['preview_outdated', null])
    expect((await read(paid)).status).toBe('paid')
  })

  it('agencies cancel only their own orders', async () => {
    const agent = await given.user({ account: await given.account() })
    const own = await given.order({ by: agent })
    const foreign = await given.order()
    const { data } = await preview(entriesOf(own, foreign), as(agent))
    expect(data.map(({ code }) => code)).toEqual([null, 'not_found'])
    const stolen = { orderId: foreign._id, entries: null, hash: 'x', updatedAt: foreign.updatedAt }
    const answer = await as(agent).bulk.cancel({ body: { clientKey: newId(), orders: [stolen] } })
    expect(codesOf(answer)).toEqual(['not_found'])
    expect((await read(foreign)).status).toBe('pending')
  })
})

it('the chosen rows are exported with the columns of the whole list, in the order chosen', async () => {
  const orders = [await given.order(), await given.order(), await given.order()]
  const [first, , third] = orders
  const fileOf = async (answer: Promise<Response>) =>
    readWorkbook(Buffer.from(await (await answer).arrayBuffer())).rows
  const whole = await fileOf(office.orders.exportPurchasedTours({ query: { type: 'purchasedTours' } }))
  const chosen = await fileOf(
    office.bulk.export({ body: { entries: entriesOf(third!, first!), locale: 'en' } }),
  )
  expect(chosen[0]).toEqual(whole[0])
  expect(chosen).toHaveLength(3)
  expect(JSON.stringify(chosen[1])).toContain(String(third?.orderNumber))
})
