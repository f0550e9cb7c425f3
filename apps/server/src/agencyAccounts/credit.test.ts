import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const settings = as(owner).businessSettings
await settings.change({ body: { ...(await settings.get()), officePhone: '03-555-0100' } })

/** An agency with a limit in dollars, and one of its agents. Orders cost 250.00, with 12 % commission: 220.00 net. */
async function limited(limit: number | null, row: object = {}) {
  const agency = await given.account({
    commission_rate: 12,
    does_allow_payment_to_agency: true,
    credit_limit_cents: limit === null ? null : limit * 100,
    at_limit: 'block',
    ...row,
  })
  const agent = await given.user({ account: agency, role: 'AGENT' })
  const order = (more: object = {}) => ({ agency: agency.id, isAgencyPayment: true, ...more })
  return { agency, agent, order }
}

const refused = {
  status: 409,
  code: 'credit_limit_reached',
  message: 'The credit limit of this agency is reached. Please contact the office: 03-555-0100',
}
const save = (by: typeof owner, { _id: id }: Order, body: OrderInput & { creditReason?: string }) =>
  as(by).orders.change({ params: { id }, body })

describe('an agency at its credit limit', () => {
  test('books to the last cent, and not a cent above it', async () => {
    const exact = await limited(440)
    await given.order(exact.order({ by: exact.agent }))
    await given.order(exact.order({ by: exact.agent }))
    await expect(given.order(exact.order({ by: exact.agent }))).rejects.toMatchObject(refused)
    const below = await limited(439.99)
    await given.order(below.order({ by: below.agent }))
    await expect(given.order(below.order({ by: below.agent }))).rejects.toMatchObject(refused)
  })

  test('owes in all currencies, by the fixed rates of now', async () => {
    const { agent, order } = await limited(440)
    await given.order(order({ by: agent, currency: 'ILS' }))
    const second = await given.order(order({ by: agent, currency: 'EUR' }))
    await expect(save(owner, second, formWith(second, { participants: { adult: 3 } }))).rejects.toMatchObject(
      refused,
    )
    await expect(given.order(order({ by: agent }))).rejects.toMatchObject(refused)
  })

  test('may lower and cancel, and book again what that gives back', async () => {
    const { agent, order, agency } = await limited(220)
    const booked = await given.order(order({ by: agent }))
    await office.agencies.change({
      params: { id: agency.id },
      body: { name: agency.name, mobilePhone: '03-5550199', settlement: { ...usual, creditLimit: 100 } },
    })
    await save(owner, booked, formWith(booked, { participants: { adult: 1 } }))
    const less = await office.orders.get({ params: { id: booked._id } })
    await expect(save(owner, less, formWith(less, { participants: { adult: 2 } }))).rejects.toMatchObject(
      refused,
    )
    await save(owner, less, formWith(less, { notes: 'Two suitcases' }))
    await as(agent).orders.cancel({ body: { orderId: booked._id, canRefund: true } })
    await expect(given.order(order({ by: agent }))).rejects.toMatchObject(refused)
    await given.order(order({ by: agent, selectedTours: [{ participants: { adult: 0, child: 1 } }] }))
  })

  test('isn’t asked about orders that their customers pay, nor about those of other agencies', async () => {
    const { agent, agency } = await limited(0)
    await given.order({ by: agent, agency: agency.id })
    const free = await limited(null)
    await given.order(free.order({ by: free.agent }))
  })

  test('can’t take over an order of another agency that it couldn’t book', async () => {
    const [from, to] = [await limited(null), await limited(100)]
    const order = await given.order(from.order())
    const moved = { ...formOf(order), agency: to.agency.id, agent: null }
    await expect(save(owner, order, moved)).rejects.toMatchObject(refused)
    await save(owner, order, { ...moved, creditReason: 'Agreed by phone' })
  })

  test('can’t undo a cancellation that made room for another order', async () => {
    const { agent, order } = await limited(220)
    const first = await given.order(order({ by: agent }))
    const { undo } = await as(agent).orders.cancel({ body: { orderId: first._id, canRefund: true } })
    await given.order(order({ by: agent }))
    await expect(as(agent).undo.take({ params: { id: undo ?? '' } })).rejects.toMatchObject(refused)
  })
})

const usual = {
  creditLimit: null,
  atLimit: 'block',
  isPrepaid: false,
  warnBelow: null,
  basis: 'travel',
  paymentDays: 30,
  invoicing: 'net',
} as const

test('above the limit, an order is saved and marked, or refused to the agency, and staff pass with a reason that’s logged', async () => {
  const warned = await limited(100, { at_limit: 'warn' })
  const over = await given.order(warned.order({ by: warned.agent }))
  expect(over.isOverLimit).toBe(true)
  expect(await auditOf(db, warned.agency.id)).toEqual([])
  const { agency, agent, order } = await limited(250)
  const within = await given.order(order({ by: agent }))
  expect(within.isOverLimit).toBe(false)
  await expect(given.order(order({ by: agent, creditReason: 'Let me' }))).rejects.toMatchObject(refused)
  await expect(given.order(order())).rejects.toMatchObject(refused)
  await expect(given.order(order({ creditReason: '  ' }))).rejects.toMatchObject(refused)
  const passed = await given.order(order({ creditReason: 'They pay on Sunday' }))
  expect(passed.isOverLimit).toBe(true)
  expect(await auditOf(db, agency.id)).toMatchObject([
    {
      action: 'limit passed',
      actor_name: owner.name,
      details: { order: passed.orderNumber, reason: 'They pay on Sunday' },
    },
  ])
})

test('STMT-05 of 20 orders at once at the edge of the limit, as many pass as it allows', async () => {
  const { agent, agency, order } = await limited(3 * 220)
  const tours = await Promise.all(Array.from({ length: 4 }, () => given.tour()))
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => {
      const selectedTours = [{ tour: tours[index % 4]!.id }]
      return given.order(order({ by: agent, selectedTours }))
    }),
  )
  const failed = answers.filter((answer) => answer.status === 'rejected')
  expect(failed).toHaveLength(17)
  for (const { reason } of failed) expect(reason).toMatchObject(refused)
  const [row] = (
    await db.pool.query(`SELECT sum(amount) AS owed FROM agency_postings WHERE account_id = $1`, [agency.id])
  ).rows
  expect(Number(row.owed)).toBe(66_000)
  // Lowering an order always works, and a raised one has to fit.
  const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const raised = await Promise.allSettled(
    placed.map((one) => save(owner, one, formWith(one, { participants: { adult: 3 } }))),
  )
  expect(raised.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  await save(owner, placed[0]!, formWith(placed[0]!, { participants: { adult: 1 } }))
}, 60_000)
