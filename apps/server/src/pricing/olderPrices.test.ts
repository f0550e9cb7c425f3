import { expect, test } from 'vitest'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'

test('an installation in which adults paid a share has them pay in full', async () => {
  const { pool } = await databaseBefore('0013_adults_pay_in_full.sql')
  await pool.query("UPDATE ticket_types SET price_portion = 0.5 WHERE type = 'adult'")
  await migrate(pool)
  const { rows } = await pool.query(
    'SELECT type, price_portion::float AS share FROM ticket_types ORDER BY position',
  )
  expect(rows).toEqual([
    { type: 'adult', share: 1 },
    { type: 'child', share: 0.5 },
    { type: 'infant', share: 0 },
  ])
})
