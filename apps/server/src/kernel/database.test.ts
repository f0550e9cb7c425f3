import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { DatabaseError, openDatabase } from './database.ts'

test('cents, their sums and shares are read as numbers, and a day as text', async () => {
  const { pool } = await openTestDatabase()
  const { rows } = await pool.query(`
    SELECT 9007199254740991::bigint AS cents, sum(cents::bigint) AS sum, 0.925::numeric(7,6) AS share,
      '2026-03-29'::date AS day, '2026-03-29T10:00:00.123Z'::timestamptz AS instant
    FROM (VALUES (199), (101)) AS entries (cents)`)
  expect(rows).toEqual([
    {
      cents: 9007199254740991,
      sum: 300,
      share: 0.925,
      day: '2026-03-29',
      instant: new Date('2026-03-29T10:00:00.123Z'),
    },
  ])
})

test('an integer too large for a JavaScript number is refused, never rounded', async () => {
  const { pool } = await openTestDatabase()
  await expect(pool.query('SELECT 9007199254740993::bigint')).rejects.toThrow('too large for a number')
})

test('a statement asked again is read the same, and by its new columns once they change', async () => {
  const { pool } = await openTestDatabase()
  await pool.query('CREATE TABLE stops (name text, seats integer)')
  await pool.query(`INSERT INTO stops VALUES ('Jaffa Gate', 4), ('Herzl Street', null)`)
  const ask = async () => (await pool.query('SELECT * FROM stops WHERE name > $1 ORDER BY name', [''])).rows
  const stops = [
    { name: 'Herzl Street', seats: null },
    { name: 'Jaffa Gate', seats: 4 },
  ]
  expect(await ask()).toEqual(stops)
  expect(await ask()).toEqual(stops)
  await pool.query('ALTER TABLE stops ALTER seats TYPE text, ADD from_day date')
  await pool.query(`UPDATE stops SET from_day = '2026-03-29'`)
  expect(await ask()).toEqual([
    { name: 'Herzl Street', seats: null, from_day: '2026-03-29' },
    { name: 'Jaffa Gate', seats: '4', from_day: '2026-03-29' },
  ])
  await pool.query('ALTER TABLE stops RENAME seats TO places')
  expect((await ask())[1]).toEqual({ name: 'Jaffa Gate', places: '4', from_day: '2026-03-29' })
})

test('of two columns with one name the last one counts, also if it is null', async () => {
  const { pool } = await openTestDatabase()
  expect((await pool.query(`SELECT 'Jaffa Gate' AS name, null::text AS name`)).rows).toEqual([{ name: null }])
})

test('several statements in one text, and rows asked for as lists, are read as the driver reads them', async () => {
  const { pool } = await openTestDatabase()
  expect(await pool.query('SELECT 1 AS one; SELECT 2 AS two, 3 AS three')).toMatchObject([
    { rows: [{ one: 1 }] },
    { rows: [{ two: 2, three: 3 }] },
  ])
  expect((await pool.query({ text: 'SELECT 1, $1::int', values: [2], rowMode: 'array' })).rows).toEqual([
    [1, 2],
  ])
})

test('a lost connection is reported and replaced, and the server keeps running', async () => {
  const { connection } = await openTestDatabase()
  const lost: Error[] = []
  const database = await openDatabase(connection, [], {
    maxConnections: 2,
    onError: (error) => lost.push(error),
  })
  onTestFinished(() => database.close())
  const client = await database.pool.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  client.release(true)
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('in a pool for bulk work a statement is planned once, and no change waits for the disk', async () => {
  const { connection } = await openTestDatabase()
  const { pool, close } = await openDatabase(connection, [], { maxConnections: 1, isBulk: true })
  onTestFinished(close)
  const ask = async (seats: number) => (await pool.query('SELECT $1::int + 1 AS seats', [seats])).rows
  expect([await ask(3), await ask(18)]).toEqual([[{ seats: 4 }], [{ seats: 19 }]])
  const { rows } = await pool.query(`
    SELECT generic_plans::int AS planned_once, custom_plans::int AS planned_each_time,
      current_setting('synchronous_commit') AS waits
    FROM pg_prepared_statements`)
  expect(rows).toEqual([{ planned_once: 2, planned_each_time: 0, waits: 'off' }])
})

test('an address without a database gives a one-line error, without the password', async () => {
  const opening = openDatabase({ connectionString: 'postgres://tours:hush@127.0.0.1:1/tours' }, [])
  await expect(opening).rejects.toThrow(DatabaseError)
  await expect(opening).rejects.toThrow(
    /^The database at DATABASE_URL \(postgres:\/\/tours@127\.0\.0\.1:1\/tours\) does not answer: .*ECONNREFUSED.*\.$/,
  )
})

async function openTestDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database
}
