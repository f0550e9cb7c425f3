import { oneLine } from '@tourdesk/domain/oneLine'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

const typed = [
  'maya@example.com\u200f',
  '\u2066maya@example.com\u2069',
  '\u202a+972 54\u2011555\u20110101\u202c',
  'علی\u200cرضا',
  '👩\u200d👧\u200d👦',
  'AB\u200c12',
  '\u2003\u3000 \ufeff a \u2028\t',
]
const letter = fc.constantFrom(
  ...'aא1- ',
  ...[
    '\u00a0',
    '\u00ad',
    '\u061c',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u2011',
    '\u202a',
    '\u202f',
  ],
  ...[
    '\u2060',
    '\u2066',
    '\u2069',
    '\ufeff',
    'ع',
    'ක',
    '\ufe0f',
    '❤',
    '👩',
    '\n',
    '\u2028',
    '\u180e',
    '\u2070',
  ],
)

test('the database takes the same signs out of a text of one line as the rest of the product', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const made = fc.sample(fc.string({ unit: letter, maxLength: 12 }), { numRuns: 3000, seed: 15 })
  const texts = [...typed, ...made]
  const { rows } = await pool.query<{ kept: string }>(
    'SELECT one_line(t) AS kept FROM unnest($1::text[]) WITH ORDINALITY x(t, n) ORDER BY n',
    [texts],
  )
  expect(rows.map(({ kept }, index) => [texts[index], kept])).toEqual(
    texts.map((text) => [text, oneLine(text)]),
  )
})

test('an upgrade cleans what is stored; two records that look the same stay, and one of them is numbered', async () => {
  const { pool, drop } = await databaseBefore('0147_one_line.sql')
  onTestFinished(drop)
  const now = '2026-03-02T08:00:00Z'
  const ids = { account: newId(), first: newId(), second: newId(), driver: newId(), type: newId() }
  await pool.query(
    `INSERT INTO accounts (id, name, status, is_main, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, E'Main\\u00a0Office\\u200f', 'ACTIVE', true, 'key', $2, $2, $2)`,
    [ids.account, now],
  )
  for (const [id, code] of [
    [ids.first, 'PASTE15'],
    [ids.second, 'PASTE15\u200f'],
  ])
    await pool.query(
      `INSERT INTO coupons (id, name, code, discount, start_date, usage, position)
       VALUES ($1, 'Spring', $2, 0.1, '2026-01-01', 5, 0)`,
      [id, code],
    )
  await pool.query(
    `INSERT INTO operators (id, role, first_name, last_name, mobile_phone, email, created_at, updated_at)
     VALUES ($1, 'driver', 'Eli', 'Cohen', E'\\u202a+972 54\\u2011555\\u20110101\\u202c', E'eli@example.com\\u200e', $2, $2)`,
    [ids.driver, now],
  )
  await pool.query(
    `UPDATE settings SET data = data || '{"officePhone": "\\u206603-5550100\\u2069"}' WHERE section = 'business'`,
  )
  const cars = ['8812345', '88-123-45', '88 123 45\u200f', 'AB 12', '12345678']
  for (const [at, plate] of cars.entries())
    await pool.query(
      `INSERT INTO cars (id, plate_id, seats, make, year, created_at, updated_at) VALUES ($1, $2, 16, 'Ford', 2024, $3, $3)`,
      [newId(), plate, `2026-03-0${at + 1}T08:00:00Z`],
    )
  const warnings: string[] = []
  await migrate(pool, { warn: (warning) => warnings.push(warning) })
  const { rows } = await pool.query(
    `SELECT name AS text FROM accounts UNION ALL SELECT * FROM (SELECT code FROM coupons ORDER BY id)
     UNION ALL SELECT mobile_phone || ', ' || email FROM operators
     UNION ALL SELECT data ->> 'officePhone' FROM settings WHERE section = 'business'
     UNION ALL SELECT * FROM (SELECT plate_id FROM cars ORDER BY created_at)`,
  )
  expect(rows.map(({ text }) => text)).toEqual([
    'Main Office',
    'PASTE15',
    'PASTE15 (2)',
    '+972 54-555-0101, eli@example.com',
    '03-5550100',
    '88-123-45',
    '88-123-45 (×2)',
    '88-123-45 (×3)',
    'AB 12',
    '123-45-678',
  ])
  expect(warnings).toEqual([
    expect.stringContaining(ids.second),
    expect.stringContaining('(×3)'),
    expect.stringContaining('(×2)'),
  ])
})
