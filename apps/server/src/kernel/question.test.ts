import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { compiled } from './compiled.ts'
import { answering, ask, askEach, askTogether, inOneStatement, known } from './question.ts'

const double = compiled((db, { number }: { number: number }) =>
  db.selectNoFrom(sql<number>`${number}::int * 2`.as('double')),
)
const half = compiled((db, { number }: { number: number }) =>
  db.selectNoFrom(sql<number>`100 / ${number}::int`.as('half')),
)
const ending = compiled((db) => db.selectNoFrom(sql`pg_terminate_backend(pg_backend_pid())`.as('ended')))
const backend = compiled((db) => db.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid')))

test('a question is built once and asked with different values', async () => {
  const { db } = await openTestDatabase()
  expect(await ask(db, double({ number: 4 }))).toEqual([{ double: 8 }])
  expect(await ask(db, double({ number: 21 }))).toEqual([{ double: 42 }])
})

test('an answer can be mapped, and a known one needs no database', async () => {
  const { db } = await openTestDatabase()
  const first = answering(double({ number: 4 }), ([row]) => row?.double)
  expect(await ask(db, first)).toBe(8)
  expect(
    await ask(
      db,
      answering(known(5), (five) => five + 1),
    ),
  ).toBe(6)
})

test('questions asked together get answers by name, over one connection', async () => {
  const { db } = await openTestDatabase()
  const answers = await askTogether(db, {
    one: double({ number: 1 }),
    known: known('there'),
    two: double({ number: 2 }),
    here: backend({}),
    too: backend({}),
  })
  expect(answers).toMatchObject({ one: [{ double: 2 }], known: 'there', two: [{ double: 4 }] })
  expect(answers.here).toEqual(answers.too)
})

test('a failed question fails the trip, and the connection can be used again', async () => {
  const { db } = await openTestDatabase()
  const asked = askTogether(db, { bad: half({ number: 0 }), good: double({ number: 2 }) })
  await expect(asked).rejects.toThrow('division by zero')
  expect(await askTogether(db, { good: half({ number: 50 }) })).toEqual({ good: [{ half: 2 }] })
  expect(db.pool.waitingCount).toBe(0)
  expect(db.pool.idleCount).toBe(db.pool.totalCount)
})

test('questions asked each for itself share a trip, and a failed one throws only when its answer is read', async () => {
  const { db } = await openTestDatabase()
  const asked = await askEach(db, {
    bad: half({ number: 0 }),
    good: double({ number: 2 }),
    known: known('there'),
    here: backend({}),
    too: backend({}),
  })
  expect(asked.good()).toEqual([{ double: 4 }])
  expect(asked.known()).toBe('there')
  expect(asked.here()).toEqual(asked.too())
  expect(asked.bad).toThrow('division by zero')
  expect(db.pool.idleCount).toBe(db.pool.totalCount)
})

test('a lost connection fails every question of a trip, each for itself, and is replaced', async () => {
  const { db } = await openTestDatabase()
  const lost = await askEach(db, { end: ending({}), after: double({ number: 2 }) })
  expect(lost.after).toThrow(/terminat|EPIPE|ECONNRESET/)
  expect((await askEach(db, { one: double({ number: 1 }) })).one()).toEqual([{ double: 2 }])
})

test('a lost connection fails the trip and is replaced', async () => {
  const { db } = await openTestDatabase()
  const lost = askTogether(db, { end: ending({}), after: double({ number: 2 }) })
  // The server's last message, or a broken connection if we're writing at that moment.
  await expect(lost).rejects.toThrow(/terminat|EPIPE|ECONNRESET/)
  const trips = Array.from({ length: 20 }, () => askTogether(db, { one: double({ number: 1 }) }))
  expect(await Promise.all(trips)).toEqual(trips.map(() => ({ one: [{ double: 2 }] })))
})

test('a transaction asks one by one on its own connection, sees what it wrote, and stops at the first failure', async () => {
  const { db } = await openTestDatabase()
  const rates = compiled((on) => on.selectFrom('currency_rates').select('rate').where('currency', '=', 'EUR'))
  const seen = await db.transaction().execute(async (tx) => {
    await tx.updateTable('currency_rates').set({ rate: 0.5 }).where('currency', '=', 'EUR').execute()
    return askTogether(tx, { rates: rates({}), one: double({ number: 1 }) })
  })
  expect(seen).toEqual({ rates: [{ rate: 0.5 }], one: [{ double: 2 }] })
  const failing = db
    .transaction()
    .execute((tx) => askTogether(tx, { bad: half({ number: 0 }), good: double({ number: 2 }) }))
  await expect(failing).rejects.toThrow('division by zero')
})

test('more trips than connections wait for each other', async () => {
  const { db } = await openTestDatabase()
  const trips = Array.from({ length: 60 }, (_, number) =>
    askTogether(db, { double: double({ number }), again: double({ number }) }),
  )
  const answers = await Promise.all(trips)
  expect(answers.map(({ double: [row] }) => row?.double)).toEqual(trips.map((_, number) => number * 2))
})

async function openTestDatabase(): Promise<TestDatabase> {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database
}

test('several questions are one statement, each with its own values and way to read', async () => {
  const { db } = await openTestDatabase()
  const two = inOneStatement<{ one: { double: number }[]; known: string; other: number }>({
    one: double({ number: 1 }),
    known: known('there'),
    other: answering(half({ number: 4 }), ([row]) => row?.half ?? 0),
  })
  expect(await ask(db, two)).toEqual({ one: [{ double: 2 }], known: 'there', other: 25 })
  const nested = inOneStatement<{ first: unknown; second: { double: number }[] }>({
    first: two,
    second: double({ number: 3 }),
  })
  expect(await ask(db, nested)).toEqual({
    first: { one: [{ double: 2 }], known: 'there', other: 25 },
    second: [{ double: 6 }],
  })
})
