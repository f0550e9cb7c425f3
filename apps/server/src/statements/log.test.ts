import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { billing } from '../../test/billing.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const { agencyWith, bookedBy, draft, confirm } = billing({ as, given }, owner)

test('STMT-23 postings, confirmations, voids, allocations, and changes and passing of limits are in the log of the account, which the agency’s owner sees without notes', async () => {
  const agency = await agencyWith({ credit_limit_cents: 10_000, at_limit: 'block' })
  const own = as(await given.user({ account: agency, role: 'OWNER' }))
  const params = { id: agency.id }
  await bookedBy(agency, { creditReason: 'Secret: they pay on Sunday' })
  const { settlement, name } = await office.agencies.get({ params })
  await office.agencies.change({
    params,
    body: { name, mobilePhone: '03-5550188', settlement: { ...settlement, creditLimit: 5000 } },
  })
  const posted = { currency: 'USD', day: '2026-03-02', note: 'Secret: by the back door' } as const
  const record = (body: object) =>
    office.agencyAccounts.record({
      params,
      body: { ...posted, kind: 'adjustment', amount: 5, clientKey: newId(), ...body },
    })
  const wrong = await record({})
  await office.agencyAccounts.reverse({
    params: { id: wrong._id },
    body: { reason: 'Secret: a mistake', clientKey: newId() },
  })
  const voided = await confirm(await draft(agency))
  await office.statements.void({ params: { id: voided._id }, body: { reason: 'Secret: wrong' } })
  const statement = await confirm(await draft(agency))
  const money = await office.statements.pay({
    params,
    body: { ...posted, amount: 220, method: 'cash', clientKey: newId() },
  })
  await office.statements.release({ params: { id: money._id } })

  const { data } = await own.activity.list({ query: { limit: 50 } })
  const seen = data
    .filter(({ entity }) => entity === 'Account' || entity === 'Statement')
    .map(({ event, entity, name: of }) => [event, entity, of])
    .toReversed()
  expect(seen).toEqual([
    ['account.limitPassed', 'Account', agency.name],
    ['account.changed', 'Account', agency.name],
    ['account.posted', 'Account', agency.name],
    ['account.postingReversed', 'Account', agency.name],
    ['statement.confirmed', 'Statement', voided.number],
    ['statement.voided', 'Statement', voided.number],
    ['statement.confirmed', 'Statement', statement.number],
    ['account.posted', 'Account', agency.name],
    ['statement.allocated', 'Statement', statement.number],
    ['statement.released', 'Statement', statement.number],
  ])
  expect(JSON.stringify(data)).not.toContain('Secret')
  expect(data.find(({ event }) => event === 'account.changed')).toMatchObject({
    changes: expect.arrayContaining([expect.objectContaining({ field: 'creditLimit' })]),
  })
  const logged = [...(await auditOf(db, agency.id)), ...(await auditOf(db, voided._id))]
  for (const note of ['they pay on Sunday', 'by the back door', 'a mistake', 'wrong'])
    expect(JSON.stringify(logged)).toContain(`Secret: ${note}`)
})
