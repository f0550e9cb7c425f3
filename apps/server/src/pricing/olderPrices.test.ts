import { expect, onTestFinished, test } from 'vitest'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

test('an installation where adults paid only a share is migrated to the full price', async () => {
  const { pool, drop } = await databaseBefore('0014_adults_pay_in_full.sql')
  onTestFinished(drop)
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

test('coupons and discounts that listed every tour on sale are migrated to all tours; others keep theirs', async () => {
  const { pool, drop } = await databaseBefore('0015_all_tours.sql')
  onTestFinished(drop)
  const [masada, galilee, closed] = [newId(), newId(), newId()]
  for (const id of [masada, galilee, closed])
    await pool.query(
      "INSERT INTO tours (id, name, number, is_active, created_at, updated_at) VALUES ($1, 'Tour', $2, $3, now(), now())",
      [id, id, id !== closed],
    )
  const [every, one] = [newId(), newId()]
  for (const id of [every, one]) {
    await pool.query(
      "INSERT INTO coupons (id, name, code, discount, start_date, usage, position) VALUES ($1, $2, $2, 0.1, '2026-01-01', 5, 0)",
      [id, id],
    )
    await pool.query(
      "INSERT INTO general_discounts (id, discount, booking_or_tour, start_date, languages, group_types, position) VALUES ($1, 0.1, 'tour', '2026-01-01', '{english}', '{small_group}', 0)",
      [id],
    )
  }
  for (const [id, tour] of [
    [every, masada],
    [every, galilee],
    [one, masada],
    [one, closed],
  ]) {
    await pool.query('INSERT INTO coupon_tours VALUES ($1, $2)', [id, tour])
    await pool.query('INSERT INTO general_discount_tours VALUES ($1, $2)', [id, tour])
  }
  await migrate(pool)
  for (const [table, link, key] of [
    ['coupons', 'coupon_tours', 'coupon_id'],
    ['general_discounts', 'general_discount_tours', 'general_discount_id'],
  ]) {
    const { rows } = await pool.query(
      `SELECT id, all_tours, (SELECT count(*)::int FROM ${link} WHERE ${key} = ${table}.id) AS named FROM ${table} ORDER BY all_tours`,
    )
    expect(rows).toEqual([
      { id: one, all_tours: false, named: 2 },
      { id: every, all_tours: true, named: 0 },
    ])
  }
})
