import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { writeLog } from '../activity/writeLog.ts'
import { announce, inTransaction, unchanged, withoutEvent } from './announce.ts'
import { Db, type Tx } from './database.ts'
import { eachEvent } from './eventReader.ts'
import { newId } from './newId.ts'

const { pool, drop } = await testDatabase()
afterAll(drop)

const heard: string[] = []
const db = new Db(pool, [
  writeLog,
  eachEvent(async (_, { event, by }) => void heard.push(`${event.name} by ${by.name}`)),
])
const call = {
  actor: { kind: 'job', name: 'retention' },
  now: new Date('2026-03-02T08:00:00Z'),
  db,
} as const
const addTag = (tx: Tx, id: string, name: string) => tx.insertInto('tags').values({ id, name }).execute()
const created = (id: string, name: string): DomainEvent => ({
  name: 'tag.created',
  subject: { id, name, accountId: null },
  after: { name },
})
const logOf = (id: string) => db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).execute()
const tagOf = (id: string) => db.selectFrom('tags').select('name').where('id', '=', id).execute()

test('an event is logged and passed to the readers, with its subject and its actor', async () => {
  const id = newId()
  await inTransaction(call, async (tx) => {
    await addTag(tx, id, 'Desert')
    await announce(tx, call, created(id, 'Desert'))
  })
  expect(await logOf(id)).toMatchObject([
    {
      entity_kind: 'Tag',
      entity_name: 'Desert',
      action: 'created',
      actor_kind: 'job',
      actor_name: 'retention',
      details: { after: { name: 'Desert' } },
      at: call.now,
    },
  ])
  expect(heard).toEqual(['tag.created by retention'])
})

test('events that are announced together come to a reader together, oldest first', async () => {
  const batches: string[][] = []
  const read = new Db(pool, [
    async (_, announced) => void batches.push(announced.map(({ event }) => event.subject.name)),
  ])
  const [first, second] = [created(newId(), 'Galilee'), created(newId(), 'Negev')]
  await inTransaction({ db: read }, (tx) => announce(tx, call, first, second))
  expect(batches).toEqual([['Galilee', 'Negev']])
})

test('a failure after the event undoes both the change and the event', async () => {
  const id = newId()
  const failing = inTransaction(call, async (tx) => {
    await addTag(tx, id, 'Coast')
    await announce(tx, call, created(id, 'Coast'))
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  expect([await tagOf(id), await logOf(id)]).toEqual([[], []])
})

test('a reader that fails undoes the change', async () => {
  const deaf = new Db(pool, [writeLog, () => Promise.reject(new Error('nobody hears'))])
  const id = newId()
  const unheard = inTransaction({ db: deaf }, async (tx) => {
    await addTag(tx, id, 'Valley')
    await announce(tx, call, created(id, 'Valley'))
  })
  await expect(unheard).rejects.toThrow('nobody hears')
  expect([await tagOf(id), await logOf(id)]).toEqual([[], []])
})

test('a transaction without an event is refused and undone', async () => {
  const id = newId()
  await expect(inTransaction(call, (tx) => addTag(tx, id, 'Silent'))).rejects.toThrow('without an event')
  expect(await tagOf(id)).toEqual([])
})

test('work that returns "unchanged" succeeds, and anything it wrote is undone', async () => {
  const id = newId()
  const answer = await inTransaction(call, async (tx) => {
    await addTag(tx, id, 'Contradiction')
    return unchanged('as it was')
  })
  expect(answer).toBe('as it was')
  expect(await tagOf(id)).toEqual([])
})

test('changes to technical records need no event', async () => {
  const key = `reset ${newId()}`
  await withoutEvent(call, (tx) =>
    tx.insertInto('attempts').values({ key, count: 1, window_ends_at: call.now }).execute(),
  )
  const kept = await db.selectFrom('attempts').select('count').where('key', '=', key).execute()
  expect(kept).toEqual([{ count: 1 }])
})

test('an event cannot be announced in a transaction opened without the kernel', async () => {
  const id = newId()
  const unwatched = db.transaction().execute((tx) => announce(tx, call, created(id, 'Stray')))
  await expect(unwatched).rejects.toThrow('outside of a transaction')
})

test('the log keeps no secrets, only the end of passports, and only length and hash of long texts', async () => {
  const id = newId()
  const facts = { token: 'opens everything', passportNumber: 'X1234567', description: 'a'.repeat(2001) }
  await inTransaction(call, (tx) => announce(tx, call, { ...created(id, 'Masked'), facts }))
  const [row] = await logOf(id)
  expect(row?.details).toEqual({
    passportNumber: '••••4567',
    description: {
      length: 2001,
      hash: 'a0b153f094495e7397ecded317f606264cb1b8dd33e650ddd4be00c2674aa5e7',
    },
    after: { name: 'Masked' },
  })
})

test.each(['crew', 'partner', 'guest'] as const)('the log keeps that a %s did it', async (kind) => {
  const id = newId()
  const actor = { kind, name: 'Noa Regev' }
  await inTransaction(call, (tx) => announce(tx, { ...call, actor }, created(id, 'Coast')))
  expect(await logOf(id)).toMatchObject([{ actor_kind: kind, actor_name: 'Noa Regev', user_id: null }])
})

test('of two verbs that wait for each other one runs again, and both are done and logged once', async () => {
  const [desert, sea] = [newId(), newId()]
  await withoutEvent(call, (tx) => addTag(tx, desert, 'Judean Desert'))
  await withoutEvent(call, (tx) => addTag(tx, sea, 'Dead Sea'))
  const both = Promise.withResolvers<void>()
  let holding = 0
  const rename = (first: string, second: string, name: string) =>
    inTransaction(call, async (tx) => {
      await tx
        .updateTable('tags')
        .set({ name: `${name} 1` })
        .where('id', '=', first)
        .execute()
      holding += 1
      if (holding === 2) both.resolve()
      await both.promise
      await tx
        .updateTable('tags')
        .set({ name: `${name} 2` })
        .where('id', '=', second)
        .execute()
      await announce(tx, call, created(second, name))
    })
  await Promise.all([rename(desert, sea, 'Salt'), rename(sea, desert, 'Sand')])
  expect(holding).toBe(3)
  expect(db.deadlocks).toBe(1)
  expect([...(await logOf(sea)), ...(await logOf(desert))].map(({ entity_name }) => entity_name)).toEqual([
    'Salt',
    'Sand',
  ])
})
