import { contract } from '@tourdesk/contract/contract'
import type { Route } from '@tourdesk/contract/kernel/route'
import { type DomainEvent, eventOf, events } from '@tourdesk/domain/activity/events'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../as.ts'
import { makeCall } from './makeCall.ts'
import { isCaller, type Visitor, type Who } from './people.ts'
import { readTable } from './readTable.ts'
import { table } from './table.ts'
import { openWorld } from './world.ts'

const server = await startServer()
afterAll(server.close)
const world = await openWorld(server)

/** Calls that only read, leave the change to a job, or have nothing to change. */
const changesNothing = [
  'auth.checkReset',
  'auth.forgotPassword',
  'auth.noteUse',
  'capacityRules.over',
  'dayPlans.propose',
  'dayPlans.stop',
  'departureClosures.preview',
  'highlights.publish',
  'messageTemplates.preview',
  'orders.calculatePrice',
  'passkeys.start',
  'passkeys.startSignIn',
  'secondFactor.startApp',
  'secondFactor.startConfirm',
]

test('AUD-04 every call that changes a record logs before and after, and an event without them doesn’t compile', async () => {
  const silent: string[] = []
  for (const { call, about, expected } of readTable(table)) {
    const [feature = '', name = ''] = call.split('.')
    const route = (contract as Record<string, Record<string, Route>>)[feature]?.[name]
    const who = (Object.keys(expected) as Who[])
      .filter((each): each is Visitor => !isCaller(each))
      .findLast((each) => expected[each] === 'yes')
    if (!who || route?.method === 'GET') continue
    const before = await rowsOfLog()
    await makeCall(world, { call, about }, who)
    if ((await rowsOfLog()) === before) silent.push(call)
    await server.db.deleteFrom('attempts').execute()
  }
  expect([...new Set(silent)].sort()).toEqual(changesNothing.sort())

  const rows = await server.db.selectFrom('audit_log').selectAll().execute()
  const seen = new Set<string>()
  for (const { entity_kind, action, details } of rows) {
    const name = eventOf(entity_kind, action)
    if (!name) throw new Error(`${entity_kind} ${action} is no event`)
    const { kind } = events[name]
    seen.add(kind)
    const fields = (side: 'before' | 'after') => Object.keys((details[side] as object | undefined) ?? {})
    if (kind === 'changed') expect(fields('before').sort(), name).toEqual(fields('after').sort())
    if (kind === 'made' || kind === 'changed') expect(details, name).toHaveProperty('after')
    if (kind === 'removed') expect(fields('before').length, name).toBeGreaterThan(0)
  }
  expect([...seen].sort()).toEqual(['changed', 'made', 'noted', 'removed'])

  const subject = { id: 't1', name: 'Masada', accountId: null }
  // @ts-expect-error before and after are missing
  const bare: DomainEvent = { name: 'tour.changed', subject }
  expect(bare).toBeDefined()
}, 120_000)

async function rowsOfLog(): Promise<number> {
  const { count } = await server.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
