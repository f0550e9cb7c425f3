import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { inOneWrite } from './driver.ts'
import { Query, Result } from './privateParts.ts'
import { StatementResult } from './statementResult.ts'

const takeItOut =
  'An update of pg moved a private part that kernel/driver uses. Follow it, or take the folder out (docs/decisions/151-one-door-to-the-driver.md).'

test('the driver still has the private parts we use, under the same names', () => {
  const query = new Query('select 1', [], () => {})
  expect(query, takeItOut).toMatchObject({
    text: 'select 1',
    _rowMode: undefined,
    callback: expect.any(Function),
  })
  expect(query._result, takeItOut).toBeInstanceOf(Result)
  expect(query._results, takeItOut).toBe(query._result)
  expect(Object.hasOwn(query, '_rowMode'), takeItOut).toBe(true)
  const result = new Result()
  expect(result, takeItOut).toMatchObject({ fields: [], rows: [] })
  expect(Object.hasOwn(result, '_types'), takeItOut).toBe(true)
  for (const name of ['addFields', 'parseRow'])
    expect(Object.getOwnPropertyNames(Result.prototype), takeItOut).toContain(name)
})

test('the driver reads answers by the columns we remember', async () => {
  const { db } = await openTestDatabase()
  const answer = await db.pool.query('select 1 as one, $1::text as name', ['Jaffa Gate'])
  expect(answer, takeItOut).toBeInstanceOf(StatementResult)
  expect(answer.rows).toEqual([{ one: 1, name: 'Jaffa Gate' }])
})

test('queries that belong together leave in one write', async () => {
  const { db } = await openTestDatabase()
  const client = await db.pool.connect()
  onTestFinished(() => client.release())
  const { stream } = client.connection
  const sent = inOneWrite(client, () => {
    const queries = [client.query('select 1 as number'), client.query('select $1::int as number', [2])]
    expect(stream.writableCorked, takeItOut).toBe(1)
    expect(stream.writableLength).toBeGreaterThan(0)
    return queries
  })
  expect(stream.writableCorked, takeItOut).toBe(0)
  expect((await Promise.all(sent)).map(({ rows }) => rows[0])).toEqual([{ number: 1 }, { number: 2 }])
})

async function openTestDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database
}
