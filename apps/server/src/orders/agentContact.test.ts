import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = await given.owner()
const agency = await given.account()
const boss = await given.user({ account: agency })
const ruth = await given.user({ account: agency, role: 'AGENT', firstName: 'Ruth', lastName: 'Sela' })
await db.updateTable('users').set({ mobile_phone: '054-1234567' }).where('id', '=', ruth.id).execute()
const order = await given.order({ by: ruth, agent: ruth.id })

const contact = { email: ruth.login, mobilePhone: '054-1234567' }
const read = (user: typeof ruth) => as(user).orders.get({ params: { id: order._id } })

test('every answer with an order shows the office how to reach the agent who booked it', async () => {
  const seen = await read(office)
  expect(seen.agent).toEqual({ _id: ruth.id, name: 'Ruth Sela', ...contact })
  expect(seen.user).toEqual(seen.agent)
  const saved = await as(office).orders.change({ params: { id: order._id }, body: formOf(seen) })
  expect(saved.agent).toMatchObject(contact)
})

test('agencies never see it, not even in the log or for their own people', async () => {
  for (const user of [boss, ruth]) {
    const seen = await read(user)
    expect(seen.agent).toEqual({ _id: ruth.id, name: 'Ruth Sela' })
    expect(seen.user).toEqual({ _id: ruth.id, name: 'Ruth Sela' })
  }
  const byOffice = await given.order({ by: office, agency: agency.id, agent: ruth.id })
  const seen = await as(boss).orders.get({ params: { id: byOffice._id } })
  expect(Object.keys(seen.user ?? {})).toEqual(['_id', 'name'])
  await as(office).orders.change({
    params: { id: byOffice._id },
    body: { ...formOf(byOffice), agent: boss.id },
  })
  const log = await as(boss).editLogs.ofOrder({ params: { id: byOffice._id } })
  expect(JSON.stringify(log)).not.toContain('@example.com')
})

test('a username is not shown as an email address', async () => {
  await db.updateTable('users').set({ login: 'ruth.sela' }).where('id', '=', ruth.id).execute()
  expect((await read(office)).agent).toMatchObject({ email: '', mobilePhone: '054-1234567' })
})

test('a super user inside an agency sees what the agency sees', async () => {
  const visitor = await given.user({ account: agency, isSuper: true })
  expect((await read(visitor)).agent).toEqual({ _id: ruth.id, name: 'Ruth Sela' })
})
