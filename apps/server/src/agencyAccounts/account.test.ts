import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)

const owner = await given.owner()
const office = as(owner).agencyAccounts
const agencyWith = () => given.account({ commission_rate: 12, does_allow_payment_to_agency: true })

const money = (more: object = {}) => ({
  kind: 'payment' as const,
  currency: 'USD' as const,
  amount: 100,
  day: '2026-03-02',
  method: 'transfer' as const,
  reference: 'TR-118',
  note: '',
  clientKey: newId(),
  ...more,
})

describe('an agency’s account', () => {
  test('shows its rows newest first, each with the balance after it', async () => {
    const agency = await agencyWith()
    const params = { id: agency.id }
    const order = await given.order({
      agency: agency.id,
      isAgencyPayment: true,
      refOrderNumber: 'V-77',
    })
    await office.record({ params, body: money() })
    const { data, total, balances } = await office.postings({ params })
    expect(data.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['payment', -100, 120],
      ['commission', -30, 220],
      ['gross', 250, 250],
    ])
    expect(total).toBe(3)
    expect(balances).toEqual([{ currency: 'USD', amount: 120 }])
    expect(data[1]).toMatchObject({
      percent: 12,
      entry: {
        orderId: order._id,
        orderNumber: order.orderNumber,
        reference: 'V-77',
        customer: 'Dana Levi',
        date: '2026-03-11',
        people: 2,
      },
    })
    expect(data[0]).toMatchObject({ entry: null, method: 'transfer', reference: 'TR-118', by: owner.name })
  })

  test('can be asked for days, kinds, a currency and an order, and for the balance of a past day', async () => {
    const agency = await agencyWith()
    const params = { id: agency.id }
    const onAccount = { agency: agency.id, isAgencyPayment: true }
    const first = await given.order(onAccount)
    clock.set('2026-03-05T10:00:00+02:00')
    await given.order({ ...onAccount, currency: 'ILS' })
    await office.record({ params, body: money({ day: '2026-03-04' }) })
    clock.set(monday)
    const ask = async (query: object) => {
      const { data, balances } = await office.postings({ params, query })
      return [data.map(({ kind, balance }) => [kind, balance]), balances.map(({ amount }) => amount)]
    }
    expect(await ask({ endDate: '2026-03-03' })).toEqual([
      [
        ['commission', 220],
        ['gross', 250],
      ],
      [220],
    ])
    expect(await ask({ startDate: '2026-03-04', currency: ['USD'] })).toEqual([
      [['payment', 120]],
      [814, 120],
    ])
    expect(await ask({ kinds: ['gross'] })).toEqual([
      [
        ['gross', 925],
        ['gross', 250],
      ],
      [814, 120],
    ])
    expect((await ask({ order: String(first.orderNumber) }))[0]).toHaveLength(2)
    expect((await office.postings({ params, query: { page: 2, limit: 1 } })).data).toMatchObject([
      { kind: 'gross', currency: 'ILS' },
    ])
  })
})

describe('what staff record on an account', () => {
  test('adds to what the agency owes, or takes from it, and is logged', async () => {
    const agency = await agencyWith()
    const params = { id: agency.id }
    const record = async (more: object) => (await office.record({ params, body: money(more) })).balance
    expect(await record({ kind: 'opening', amount: 1000, method: null })).toBe(1000)
    expect(await record({ amount: 400 })).toBe(600)
    expect(await record({ kind: 'top_up', amount: 700, method: 'cash', reference: '' })).toBe(-100)
    expect(await record({ kind: 'payout', amount: 50 })).toBe(-50)
    expect(await record({ kind: 'adjustment', amount: -5.5, note: 'A bus was late' })).toBe(-55.5)
    expect(await record({ currency: 'ILS', amount: 10 })).toBe(-10)
    expect(await auditOf(db, agency.id)).toMatchObject([
      { action: 'posted', actor_name: owner.name, details: { posting: 'opening', amount: 1000 } },
      { details: { posting: 'payment', amount: -400, currency: 'USD', reference: 'TR-118' } },
      { details: { posting: 'top_up', amount: -700 } },
      { details: { posting: 'payout', amount: 50 } },
      { details: { posting: 'adjustment', amount: -5.5, note: 'A bus was late' } },
      { details: { posting: 'payment', amount: -10, currency: 'ILS' } },
    ])
  })

  test('is refused with every wrong field, and only agencies have accounts', async () => {
    const { id } = await agencyWith()
    const wrong = money({ amount: 0, day: '2026-03-03', reference: '' })
    await expect(office.record({ params: { id }, body: wrong })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'amount', code: 'amount_invalid' },
        { field: 'day', code: 'payment_day_future' },
        { field: 'reference', code: 'reference_required' },
      ],
    })
    const main = await given.mainAccount()
    for (const nobody of [main.id, newId()]) {
      const params = { id: nobody }
      await expect(office.record({ params, body: money() })).rejects.toMatchObject({ status: 404 })
      await expect(office.postings({ params })).rejects.toMatchObject({ status: 404 })
    }
  })

  test('is written once, however often its call arrives', async () => {
    const { id } = await agencyWith()
    const body = money()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => office.record({ params: { id }, body })),
    )
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
    await expect(office.record({ params: { id }, body: { ...body, currency: 'ILS' } })).rejects.toMatchObject(
      { status: 400, issues: [{ field: 'clientKey', code: 'field_invalid' }] },
    )
    expect((await office.postings({ params: { id } })).total).toBe(1)
  })

  test('is reversed once, by a row of the same amount, and what orders post isn’t', async () => {
    const agency = await agencyWith()
    const params = { id: agency.id }
    const { _id: id } = await office.record({ params, body: money({ day: '2026-02-27' }) })
    const back = () => ({ reason: 'Another agency paid', clientKey: newId() })
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => office.reverse({ params: { id }, body: back() })),
    )
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(made).toMatchObject([
      {
        kind: 'reversal',
        amount: 100,
        balance: 0,
        day: '2026-03-02',
        reverses: id,
        note: 'Another agency paid',
      },
    ])
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('entry_already_reversed')
    const { data } = await office.postings({ params })
    expect(data.map(({ isReversed }) => isReversed)).toEqual([false, true])
    expect((await auditOf(db, agency.id)).at(-1)).toMatchObject({
      action: 'posting reversed',
      details: { amount: 100, note: 'Another agency paid' },
    })
    await given.order({ agency: agency.id, isAgencyPayment: true })
    const [latest] = (await office.postings({ params })).data
    for (const row of [latest?._id, made[0]?._id])
      await expect(office.reverse({ params: { id: row ?? '' }, body: back() })).rejects.toMatchObject({
        status: 409,
        code: 'entry_follows_order',
      })
  })
})

test('an agency’s owner and admin see their own account, without notes and names; agents and others don’t', async () => {
  const [agency, other] = [await agencyWith(), await agencyWith()]
  const params = { id: agency.id }
  await office.record({ params, body: money({ note: 'Asked twice' }) })
  for (const role of ['OWNER', 'ADMIN'] as const) {
    const own = as(await given.user({ account: agency, role })).agencyAccounts
    const { data, balances } = await own.postings({ params })
    expect(data).toMatchObject([{ amount: -100, reference: 'TR-118', note: '', by: null }])
    expect(balances).toEqual([{ currency: 'USD', amount: -100 }])
    const theirs = as(await given.user({ account: other, role })).agencyAccounts
    await expect(theirs.postings({ params })).rejects.toMatchObject({ status: 404 })
    await expect(own.record({ params, body: money() })).rejects.toMatchObject({ status: 403 })
  }
  const agent = as(await given.user({ account: agency, role: 'AGENT' })).agencyAccounts
  await expect(agent.postings({ params })).rejects.toMatchObject({ status: 403 })
  const reader = as(await given.user({ account: agency, role: 'OWNER' }))
  const { data } = await reader.activity.list({ query: { limit: 10 } })
  expect(JSON.stringify(data)).toContain('"posting":"payment"')
  expect(JSON.stringify(data)).not.toContain('Asked twice')
})
