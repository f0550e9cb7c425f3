import { type DomainEvent, type EventName, eventNames, events } from '@tourdesk/domain/activity/events'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formWith } from '../../test/formOf.ts'
import { newId } from '../kernel/newId.ts'
import { writeLog } from './writeLog.ts'

const { as, clock, db, given, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const [blueDome, carmel] = [
  await given.account({ name: 'Blue Dome Travel' }),
  await given.account({ name: 'Carmel Holidays' }),
]
const [ofBlueDome, ofCarmel] = [
  await given.user({ account: blueDome }),
  await given.user({ account: carmel }),
]

const officeFacts = [
  'holder',
  'text',
  'note',
  'from',
  'reason',
  'batch',
  'departureBatch',
  'vehicle',
  'senderId',
  'unheardOf',
]
const officeFields: Record<string, string[]> = {
  Account: ['hashavshevetAgencyKey', 'leaveSiteMsg'],
  Order: ['selectedTours.guide', 'selectedTours.licensePlate'],
}
const secretOf = (name: string) => `Only the office: ${name}`

test('of no event does an agency read what the office keeps: neither in its activity, nor in an order’s log, nor in an export', async () => {
  const order = await given.order({ agency: carmel.id })
  for (const name of eventNames) await write(name, order._id)

  const { data } = await as(ofCarmel).activity.list({ query: { limit: 100 } })
  const more = await as(ofCarmel).activity.list({ query: { limit: 100, page: 2 } })
  const rows = [...data, ...more.data]
  expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(eventNames))
  const log = (await as(ofCarmel).editLogs.ofOrder({ params: { id: order._id } })).data
  const file = await (await as(ofCarmel).activity.file({ query: { format: 'csv' } })).text()
  const single = await as(ofCarmel).activity.get({ params: { id: rows[0]!._id } })
  for (const name of [
    ...officeFacts.filter((fact) => fact !== 'reason'),
    ...Object.values(officeFields).flat(),
  ])
    for (const read of [rows, log, file, single])
      expect(JSON.stringify(read), name).not.toContain(secretOf(name))
  const withReason = rows.filter(({ facts }) => 'reason' in facts).map(({ event }) => event)
  expect(withReason, 'what the card company says, and not what people typed').toEqual([
    'order.paymentRefused',
  ])
  const factsOf = new Map(rows.map(({ _id, facts }) => [_id, facts]))
  for (const { _id, details } of log) expect(details).toEqual(factsOf.get(_id))

  const inOffice = (await as(owner).activity.list({ query: { limit: 100, account: carmel.id } })).data
  for (const { event, facts } of inOffice.filter(({ facts }) => 'unheardOf' in facts))
    expect(Object.keys(facts), String(event)).toEqual(expect.arrayContaining(officeFacts))
})

test('who works for two agencies and changes over tells neither of the other', async () => {
  const noa = await given.user({ account: blueDome, role: 'AGENT' })
  await db
    .insertInto('memberships')
    .values({
      id: newId(),
      user_id: noa.id,
      account_id: carmel.id,
      role: 'AGENT',
      status: 'ACTIVE',
      created_at: clock.now(),
    })
    .execute()
  await as(noa).auth.setUserAccount({ body: { accountId: carmel.id } })
  for (const reader of [ofCarmel, ofBlueDome]) {
    const { data } = await as(reader).activity.list({ query: { action: 'session.accountSwitched' } })
    for (const { facts, changes } of data) expect([facts, changes]).toEqual([{}, []])
  }
  const { data } = await as(owner).activity.list({
    query: { action: 'session.accountSwitched', user: noa.id },
  })
  expect(data.map(({ facts }) => facts)).toEqual([{ from: 'Blue Dome Travel', to: 'Carmel Holidays' }])
})

test('an agency reads of an order from the day it came, and not which agency it came from', async () => {
  const shani = await given.user({ account: blueDome, role: 'AGENT', firstName: 'Shani' })
  const order = await given.order({ agency: blueDome.id, agent: shani.id })
  const params = { id: order._id }
  await as(owner).orders.change({ params, body: { ...formWith(order, {}), agency: carmel.id, agent: null } })
  const log = (await as(ofCarmel).editLogs.ofOrder({ params })).data
  expect(log.map(({ action }) => action)).toEqual(['link renewed', 'updated'])
  expect(log[1]?.changes).toEqual([
    { field: 'agency', entry: null, tour: null, before: null, after: 'Carmel Holidays' },
  ])
  const rows = (await as(ofCarmel).activity.list({ query: { thing: order._id } })).data
  const file = await (await as(ofCarmel).activity.file({ query: { thing: order._id, format: 'csv' } })).text()
  for (const read of [log, rows, file]) {
    expect(JSON.stringify(read)).not.toContain('Blue Dome')
    expect(JSON.stringify(read)).not.toContain('Shani')
  }
  const inOffice = (await as(owner).editLogs.ofOrder({ params })).data
  expect(inOffice.map(({ action }) => action)).toEqual([
    'link renewed',
    'updated',
    'payment created',
    'created',
  ])
  expect(JSON.stringify(inOffice)).toContain('Blue Dome Travel')
})

/** Writes an event of the agency with everything that one can carry. */
async function write(name: EventName, orderId: string): Promise<void> {
  const by = { kind: 'job', name: 'retention' } as const
  const announced = { event: withEverything(name, orderId), by, at: clock.now() }
  await db.transaction().execute((tx) => writeLog(tx, [announced]))
}

function withEverything(name: EventName, orderId: string): DomainEvent {
  const { subject, kind } = events[name]
  const fields = [...(officeFields[subject] ?? []), `of ${name}`]
  const values = Object.fromEntries(fields.map((field) => [field, secretOf(field)]))
  return asEvent({
    name,
    subject: { id: subject === 'Order' ? orderId : newId(), name: '10001', accountId: carmel.id },
    facts: Object.fromEntries(officeFacts.map((fact) => [fact, secretOf(fact)])),
    ...(kind !== 'noted' && { before: values, after: values }),
  })
}

/** The type knows the parts of each event, and this one has those of all. */
function asEvent(everything: object): DomainEvent {
  return everything as unknown as DomainEvent
}
