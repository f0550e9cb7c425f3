import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { StatementBasis } from '@tourdesk/domain/agencies/vocabulary'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { billing } from '../../test/billing.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
})

const owner = await given.owner()
const office = as(owner)
const march = { currency: 'USD', from: '2026-03-01', to: '2026-03-31' } as const
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)
const save = async ({ _id: id }: Order, more: object) => {
  const order = await office.orders.get({ params: { id } })
  await office.orders.change({ params: { id }, body: { ...formOf(order), ...more } })
}
const netsOf = ({ lines }: { lines: { kind: string; net: number }[] }) =>
  lines.map(({ kind, net }) => [kind, net])
const nothing = { status: 409, code: 'nothing_to_bill', message: 'Nothing to bill in this period.' }

describe('the lines of a draft', () => {
  test('show order, reference, guest, tour, day, people, gross, commission and net', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency, { refOrderNumber: 'V-77' })
    const made = await draft(agency)
    expect(made).toMatchObject({
      state: 'draft',
      number: null,
      total: 220,
      gross: 250,
      commission: 30,
      account: { _id: agency.id, name: agency.name },
      lines: [
        {
          kind: 'tour',
          order: { _id: order._id, number: order.orderNumber },
          reference: 'V-77',
          customer: 'Dana Levi',
          tour: order.selectedTours[0]?.tour?.name,
          date: '2026-03-11',
          people: 2,
          gross: 250,
          percent: 12,
          commission: 30,
          net: 220,
          isLeftOut: false,
        },
      ],
    })
    const rows = await auditOf(db, made._id)
    expect(rows).toMatchObject([
      { action: 'drafted', account_id: null, details: { after: { total: 220, lines: 1 } } },
    ])
  })

  test('have cancellations and adjustments as lines of their own, and leave off what cancels itself out', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
    const params = { id: agency.id }
    const body = { kind: 'adjustment', currency: 'USD', day: '2026-03-02', method: null } as const
    const record = (amount: number) =>
      office.agencyAccounts.record({
        params,
        body: { ...body, amount, note: 'Internal', clientKey: newId() },
      })
    await record(-10)
    const { _id: wrong } = await record(99)
    await office.agencyAccounts.reverse({
      params: { id: wrong },
      body: { reason: 'Typo', clientKey: newId() },
    })
    const made = await draft(agency)
    expect(netsOf(made)).toEqual([
      ['tour', 220],
      ['cancellation', -220],
      ['adjustment', -10],
    ])
    expect(made.lines[1]).toMatchObject({ gross: -250, commission: -30 })
    expect(made.total).toBe(-10)
    expect(JSON.stringify(made)).not.toContain('Internal')
  })

  test('can be left out, stay unbilled, and are taken back in', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    await bookedBy(agency, { selectedTours: [{ participants: { adult: 1 } }] })
    const made = await draft(agency)
    const leave = (isLeftOut: boolean) =>
      office.statements.leaveOut({
        params: { id: made._id, lineId: made.lines[0]!._id },
        body: { isLeftOut },
      })
    const without = await leave(true)
    expect([without.total, without.lines.map(({ isLeftOut }) => isLeftOut)]).toEqual([110, [true, false]])
    expect((await leave(false)).total).toBe(330)
    const confirmed = await confirm(await leave(true))
    expect([confirmed.total, confirmed.lines.length]).toEqual([110, 1])
    expect(netsOf(await draft(agency))).toEqual([['tour', 220]])
  })

  test('get adjustments with a reason, which are on the account from then on', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    clock.set('2026-04-02T10:00:00+03:00')
    const made = await draft(agency)
    const params = { id: made._id }
    const body = { amount: -20, reason: 'The bus was late', clientKey: newId() }
    const adjusted = await office.statements.adjust({ params, body })
    expect(adjusted.lines[1]).toMatchObject({
      kind: 'adjustment',
      date: '2026-04-02',
      net: -20,
      note: 'The bus was late',
    })
    expect((await office.statements.adjust({ params, body })).total).toBe(200)
    const { balances } = await office.agencyAccounts.postings({ params: { id: agency.id } })
    expect(balances).toEqual([{ currency: 'USD', amount: 200 }])
    const none = { ...body, amount: 0, reason: ' ', clientKey: newId() }
    await expect(office.statements.adjust({ params, body: none })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'amount', code: 'amount_invalid' },
        { field: 'reason', code: 'reason_required' },
      ],
    })
  })

  test('are collected again, keep what’s left out, and change nothing else', async () => {
    const agency = await agencyWith()
    const order = await bookedBy(agency)
    const made = await draft(agency)
    await office.statements.leaveOut({
      params: { id: made._id, lineId: made.lines[0]!._id },
      body: { isLeftOut: true },
    })
    await save(order, formWith(order, { participants: { adult: 3 } }))
    await bookedBy(agency)
    const again = await office.statements.refresh({ params: { id: made._id } })
    expect(again.lines.map(({ net, isLeftOut }) => [net, isLeftOut])).toEqual([
      [330, true],
      [220, false],
    ])
    const rows = (await auditOf(db, made._id)).length
    await office.statements.refresh({ params: { id: made._id } })
    expect(await auditOf(db, made._id)).toHaveLength(rows)
  })
})

describe('STMT-11 a draft collects what wasn’t billed yet', () => {
  test('in its period and currency, and what’s older unless that’s unticked', async () => {
    const agency = await agencyWith()
    await bookedBy(agency, { selectedTours: [{ date: '2026-03-09' }] })
    await bookedBy(agency, { selectedTours: [{ date: '2026-04-08', participants: { adult: 1 } }] })
    await bookedBy(agency, { currency: 'ILS' })
    const april = { from: '2026-04-01', to: '2026-04-30' }
    const only = await draft(agency, { ...april, includeOlder: false })
    expect(netsOf(only)).toEqual([['tour', 110]])
    await office.statements.remove({ params: { id: only._id } })
    expect(netsOf(await draft(agency, april))).toEqual([
      ['tour', 220],
      ['tour', 110],
    ])
    await expect(draft(agency)).rejects.toMatchObject(nothing)
    expect((await draft(agency, { currency: 'ILS' })).total).toBe(814)
  })

  test('by the day of booking, of travel, or of completion', async () => {
    const agency = await agencyWith({ statement_basis: 'booking' })
    await bookedBy(agency, { selectedTours: [{ date: '2026-04-08' }] })
    const first = await draft(agency, { to: '2026-03-02' })
    expect(first.basis).toBe('booking')
    await office.statements.remove({ params: { id: first._id } })
    const at = (basis: StatementBasis, day: string) =>
      draft(agency, { basis, from: day, to: day, includeOlder: false })
    await expect(at('travel', '2026-04-07')).rejects.toMatchObject(nothing)
    const travel = await at('travel', '2026-04-08')
    await office.statements.remove({ params: { id: travel._id } })
    // Nobody marked it: three days after travel.
    await expect(at('completed', '2026-04-10')).rejects.toMatchObject(nothing)
    const completed = await at('completed', '2026-04-11')
    expect(netsOf(completed)).toEqual([['tour', 220]])
  })

  test('by the day on which a tour was marked as completed, and no longer if that’s undone', async () => {
    const agency = await agencyWith({ statement_basis: 'completed' })
    const order = await bookedBy(agency)
    clock.set('2026-03-20T10:00:00+02:00')
    const entries = [order.selectedTours[0]!._id]
    const { data } = await office.bulk.mark({ body: { status: 'COMPLETED', entries } })
    const on = (day: string) => draft(agency, { from: day, to: day, includeOlder: false })
    const made = await on('2026-03-20')
    await office.statements.remove({ params: { id: made._id } })
    await office.undo.take({ params: { id: data[0]?.undo ?? '' } })
    await expect(on('2026-03-20')).rejects.toMatchObject(nothing)
    expect(netsOf(await on('2026-03-14'))).toEqual([['tour', 220]])
  })

  test('with the commission of orders that customers pay, which we owe', async () => {
    const agency = await agencyWith()
    const order = await given.order({ agency: agency.id })
    await given.paid(order)
    const made = await draft(agency)
    expect(made.lines).toMatchObject([{ gross: 0, commission: 30, net: -30 }])
  })

  test('once, however often the call arrives, and with every wrong field refused', async () => {
    const agency = await agencyWith()
    await bookedBy(agency)
    const clientKey = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => draft(agency, { clientKey })))
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
    await expect(draft(agency, { clientKey, currency: 'EUR' })).rejects.toMatchObject({
      issues: [{ field: 'clientKey', code: 'field_invalid' }],
    })
    await expect(draft(agency, { from: '2026-04-01' })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'to', code: 'end_before_start' }],
    })
    const main = await given.mainAccount()
    await expect(draft(main)).rejects.toMatchObject({ status: 404 })
  })

  test('and leaves to another agency what moved there', async () => {
    const [from, to] = [await agencyWith(), await agencyWith()]
    const order = await bookedBy(from, { refOrderNumber: 'V-12' })
    await confirm(await draft(from))
    await save(order, { agency: to.id, agent: null, refOrderNumber: 'Secret' })
    const back = await draft(from)
    expect(back.lines).toMatchObject([{ net: -220, order: null, reference: 'V-12', customer: 'Dana Levi' }])
    expect((await draft(to)).lines).toMatchObject([{ net: 220, reference: 'Secret' }])
  })
})

test('STMT-14 a line is on one statement at most, until that’s deleted or void', async () => {
  const agency = await agencyWith()
  await bookedBy(agency)
  const drafts = await Promise.allSettled(Array.from({ length: 5 }, () => draft(agency)))
  const made = drafts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(made).toHaveLength(1)
  const confirmed = await confirm(made[0]!)
  await expect(draft(agency)).rejects.toMatchObject(nothing)
  await office.statements.void({ params: { id: confirmed._id }, body: { reason: 'Wrong period' } })
  const second = await draft(agency)
  expect(netsOf(second)).toEqual([['tour', 220]])
  await office.statements.remove({ params: { id: second._id } })
  expect(netsOf(await draft(agency))).toEqual([['tour', 220]])
})

test('STMT-07 what’s canceled after it was billed is a line of the next statement, less the fee, with the commission in the same share', async () => {
  const agency = await agencyWith()
  const order = await bookedBy(agency)
  await given.paid(order)
  const billed = await confirm(await draft(agency))
  clock.set('2026-03-10T10:00:00+02:00')
  await office.orders.cancel({
    body: { orderId: order._id, canRefund: true, terms: 'amount', amount: 125 },
  })
  const ten = { from: '2026-03-10', to: '2026-03-10', includeOlder: false }
  const next = await draft(agency, ten)
  expect(next.lines).toMatchObject([{ kind: 'cancellation', gross: -125, commission: -15, net: -110 }])
  const before = await office.statements.get({ params: { id: billed._id } })
  expect([before.total, before.lines]).toEqual([220, billed.lines])
})

describe('a batch of drafts', () => {
  test('has one for each agency with lines, by its own basis, and shows its progress', async () => {
    const some = []
    for (const basis of ['booking', 'travel']) some.push(await agencyWith({ statement_basis: basis }))
    const silent = await agencyWith()
    for (const agency of some) await bookedBy(agency, { selectedTours: [{ date: '2026-04-08' }] })
    const [first, second] = some
    await bookedBy(second!, { currency: 'ILS' })
    const made: { account: { _id: string }; currency: string; basis: string }[] = []
    let [after, last] = [null as string | null, 0]
    do {
      const step = await office.statements.batch({ body: { from: march.from, to: march.to, after } })
      expect(step.done).toBeGreaterThan(last)
      expect(step.done).toBeLessThanOrEqual(step.total)
      made.push(...step.data)
      after = step.next
      last = step.done
    } while (after !== null)
    const of = (agency: { id: string }) =>
      made.filter(({ account }) => account._id === agency.id).map(({ currency, basis }) => [currency, basis])
    expect([of(first!), of(second!), of(silent)]).toEqual([[['USD', 'booking']], [['ILS', 'travel']], []])
    const again = await office.statements.batch({ body: { from: march.from, to: march.to } })
    expect(again.data).toEqual([])
  })
})
