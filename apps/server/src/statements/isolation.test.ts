import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { billing } from '../../test/billing.ts'
import { newId } from '../kernel/newId.ts'

const { as, clock, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)

test('STMT-24 an agency never reaches another’s account, statements or lines, by any call or file', async () => {
  const [agency, other] = [await agencyWith({ name: 'Almog' }), await agencyWith({ name: 'Brosh' })]
  await bookedBy(agency)
  const statement = await confirm(await draft(agency))
  const lineId = statement.lines[0]!._id
  const asked = await office.statements.ask({
    params: { id: statement._id, lineId },
    body: { text: 'Two people?', clientKey: newId() },
  })
  const question = asked.lines[0]!.questions[0]!._id
  const money = await office.agencyAccounts.record({
    params: { id: agency.id },
    body: {
      ...{ kind: 'top_up', currency: 'USD', amount: 10, day: '2026-03-02', method: 'cash' },
      clientKey: newId(),
    },
  })
  const unknown = { status: 404 }
  const refused = { status: 403 }
  for (const role of ['OWNER', 'ADMIN'] as const) {
    const stranger = as(await given.user({ account: other, role }))
    const account = { params: { id: agency.id } }
    const at = { params: { id: statement._id } }
    const line = { params: { id: statement._id, lineId } }
    const file = { ...account, query: { format: 'csv', locale: 'en' } } as const
    const clientKey = newId()
    for (const call of [
      () => stranger.agencyAccounts.get(account),
      () => stranger.agencyAccounts.limitUse(account),
      () => stranger.agencyAccounts.postings({ ...account, query: {} }),
      () => stranger.agencyAccounts.postingsFile(file),
      () => stranger.statements.get(at),
      () => stranger.statements.file({ ...at, query: { format: 'pdf' } }),
      () => stranger.statements.file({ ...at, query: { format: 'xlsx', locale: 'he' } }),
      () => stranger.statements.ask({ ...line, body: { text: 'Whose is it?', clientKey } }),
    ])
      await expect(call()).rejects.toMatchObject(unknown)
    for (const call of [
      () => stranger.statements.answer({ params: { id: question }, body: { text: 'Mine' } }),
      () => stranger.statements.void({ ...at, body: { reason: 'Mine' } }),
      () => stranger.statements.leaveOut({ ...line, body: { isLeftOut: true } }),
      () => stranger.statements.release({ params: { id: money._id } }),
      () => stranger.statements.allocate({ params: { id: money._id }, body: {} }),
    ])
      await expect(call()).rejects.toMatchObject(refused)
    const lists = await Promise.all([
      stranger.statements.list({ query: { agencies: [agency.id] } }),
      stranger.agencyAccounts.list({ query: {} }),
      stranger.statements.ageing({ query: {} }),
    ])
    for (const { data } of lists) expect(data).toEqual([])
    const files = await Promise.all([
      stranger.agencyAccounts.file({ query: { format: 'csv', locale: 'en' } }),
      stranger.statements.ageingFile({ query: {} }),
    ])
    for (const each of files) expect(await each.text()).not.toContain('Almog')
    expect((await stranger.home.get()).money.data).toEqual([])
    if (role === 'OWNER')
      expect(JSON.stringify((await stranger.activity.list({ query: { limit: 50 } })).data)).not.toContain(
        statement.number,
      )
  }
  const own = as(await given.user({ account: agency, role: 'OWNER' }))
  expect((await own.home.get()).money.data).toContainEqual({
    ...{ kind: 'line_questions', count: 1 },
    ...{ amount: null, currency: null },
  })
})

test('the balances say what’s unbilled, billed and open, and overdue of it, and what’s paid in advance is none of them', async () => {
  const agency = await agencyWith({ payment_days: 10 })
  await bookedBy(agency)
  await confirm(await draft(agency))
  await bookedBy(agency)
  await office.statements.pay({
    params: { id: agency.id },
    body: { currency: 'USD', amount: 50, day: '2026-03-02', method: 'cash', clientKey: newId() },
  })
  await office.agencyAccounts.record({
    params: { id: agency.id },
    body: {
      ...{ kind: 'top_up', currency: 'USD', amount: 30, day: '2026-03-02', method: 'cash' },
      clientKey: newId(),
    },
  })
  const row = async () =>
    (await office.agencyAccounts.list({ query: { limit: 100 } })).data.find(
      (each) => each.agency._id === agency.id,
    )
  expect(await row()).toMatchObject({ balance: 360, unbilled: 220, open: 170, overdue: 0 })
  clock.set('2026-03-12T23:00:00+02:00')
  expect((await row())?.overdue).toBe(0)
  clock.set('2026-03-13T00:30:00+02:00')
  expect(await row()).toMatchObject({ balance: 360, unbilled: 220, open: 170, overdue: 170 })
})
