import { findable, findablePhone } from '@tourdesk/domain/search/findable'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

const typed = [
  'Dana LEVI',
  '  José   Müller ',
  'O’Brien "Bob" `x´',
  'רו״ח צ׳רלי בן־דוד',
  'שָׁלוֹם כֹּהֵן',
  '\u200fדנה\u200e \u2067x\u2069 \ufeffa\u2060b\u00adc\u061c',
  'Tel Aviv – Jerusalem — 2',
  '12-345-67 / AB-1234',
  'ΟΔΟΣ Иванов ÇELİK ẞ',
  '054-5550920',
  '+972 (0)54 555 0920',
  '00972545550920',
  '972545550920',
  '+1 (212) 555-0187',
  '+972',
  '\\_%\t\n',
  '',
]
const letter = fc.constantFrom(...'aB9 0+-\u2013־\'"׳״םמןשׁבִéÉİ()._%\\\n\t²ﬁ①\u200f\u00a0\u2060\ufeff\u00ad')

test('HOME-15 the database compares every text exactly as the rest of the product does', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const made = fc.sample(fc.string({ unit: letter, maxLength: 24 }), { numRuns: 3000, seed: 15 })
  const texts = [...typed, ...made]
  const { rows } = await pool.query<{ words: string; phone: string }>(
    'SELECT findable(t) AS words, findable_phone(t) AS phone FROM unnest($1::text[]) WITH ORDINALITY x(t, n) ORDER BY n',
    [texts],
  )
  expect(rows.map(({ words }, index) => [texts[index], words])).toEqual(
    texts.map((text) => [text, findable(text)]),
  )
  expect(rows.map(({ phone }, index) => [texts[index], phone])).toEqual(
    texts.map((text) => [text, findablePhone(text)]),
  )
})

test('orders and users of an older version can be found after the upgrade', async () => {
  const { pool, drop } = await databaseBefore('0050_find_text.sql')
  onTestFinished(drop)
  const [account, user, order, now] = [newId(), newId(), newId(), '2026-03-02T08:00:00Z']
  await pool.query(
    `INSERT INTO accounts (id, name, status, is_main, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Main Office', 'ACTIVE', true, 'key', $2, $2, $2)`,
    [account, now],
  )
  await pool.query(
    `INSERT INTO users (id, login, first_name, last_name, mobile_phone, password_hash, created_at, updated_at)
     VALUES ($1, 'Noa.B@example.com', 'Noa', 'בן־דוד', '+972 50 555 0111', '', $2, $2)`,
    [user, now],
  )
  await pool.query(
    `INSERT INTO orders (id, order_type, source, status, payment_status, account_id, first_name, last_name, email,
       mobile_phone, ref_order_number, currency, rate, total_cents, payment_provider, first_tour_date, last_tour_date,
       search_text, created_at, updated_at)
     VALUES ($1, 'daily', 'office', 'pending', 'PENDING', $2, 'Dana', 'O''Brien', 'Dana@example.com',
       '054-5550920', 'AB-1234', 'USD', 1, 100, 'tranzila', '2026-03-11', '2026-03-11', '', $3, $3)`,
    [order, account, now],
  )
  await migrate(pool)
  const searched = await pool.query('SELECT search_text FROM orders')
  expect(searched.rows).toEqual([
    { search_text: ' 10001\n ab 1234\n dana obrien\n dana@example.com\n 545550920' },
  ])
  const { rows } = await pool.query('SELECT find_text FROM users UNION ALL SELECT find_text FROM orders')
  expect(rows).toEqual([
    { find_text: ' noa בנ דוד\n 505550111\n noa.b@example.com' },
    { find_text: ' ab 1234\n dana obrien\n 545550920\n dana@example.com' },
  ])
})
