import { expect, onTestFinished, test } from 'vitest'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

test('HOLE-A28 in an existing installation only people who chose their password through a mailed link are proven', async () => {
  const { pool, drop } = await databaseBefore('0018_proven_logins.sql')
  onTestFinished(drop)

  const login = async (name: string, ...history: [action: string, details: object, at: string][]) => {
    const id = newId()
    await pool.query(
      `INSERT INTO users (id, login, password_hash, created_at, updated_at) VALUES ($1, $2, 'none', $3, $3)`,
      [id, name, '2026-01-01T08:00:00Z'],
    )
    for (const [action, details, at] of history)
      await pool.query(
        `INSERT INTO audit_log (id, entity_kind, entity_id, action, actor_kind, actor_name, details, at)
         VALUES ($1, 'User', $2, $3, 'job', 'test', $4, $5)`,
        [newId(), id, action, JSON.stringify(details), at],
      )
    return id
  }
  const change = (before: string, after: string, newPassword: boolean) => ({
    before: { login: before },
    after: { login: after },
    newPassword,
  })
  const [first, second, third] = ['2026-02-01T08:00:00Z', '2026-02-02T08:00:00Z', '2026-02-03T08:00:00Z']
  await login('registered@x.example', ['joined by invite', { senderId: null }, first])
  await login('reset@x.example', ['created', {}, first], ['password reset', {}, second])
  await login(
    'renamed@x.example',
    ['joined by invite', { senderId: null }, first],
    ['updated', change('renamed@x.example', 'Renamed@x.example', false), second],
  )
  await login(
    'reset.again@x.example',
    ['updated', change('a', 'a', true), first],
    ['password reset', {}, second],
  )
  await login('made@x.example', ['created', {}, first])
  const confirmed = await login(
    'confirmed@x.example',
    ['created', {}, first],
    ['joined by invite', {}, second],
  )
  await login(
    'given.password@x.example',
    ['password reset', {}, first],
    ['updated', change('a', 'a', true), second],
  )
  await login(
    'moved@x.example',
    ['joined by invite', { senderId: null }, first],
    ['updated', change('old@x.example', 'moved@x.example', false), second],
    ['updated', change('moved@x.example', 'moved@x.example', false), third],
  )

  const accountId = newId()
  await pool.query(
    `INSERT INTO accounts (id, name, status, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Carmel Travel', 'ACTIVE', 'key', $2, $2, $2)`,
    [accountId, first],
  )
  const invite = (email: string, userId: string | null) =>
    pool.query(
      `INSERT INTO invites (id, account_id, user_id, email, first_name, mobile_phone, role, status, created_at, expires_at)
       VALUES ($1, $2, $3, $4, 'Dana', '050', 'AGENT', 'PENDING', $5, $6)`,
      [newId(), accountId, userId, email, first, third],
    )
  await invite('typed@x.example', null)
  await invite('confirmed@x.example', confirmed)
  await invite('omer.katz', confirmed)

  await migrate(pool)
  const users = await pool.query('SELECT login, proven_at FROM users ORDER BY login')
  expect(
    Object.fromEntries(users.rows.map((row) => [row.login, row.proven_at?.toISOString() ?? null])),
  ).toEqual({
    'registered@x.example': '2026-02-01T08:00:00.000Z',
    'renamed@x.example': '2026-02-01T08:00:00.000Z',
    'reset@x.example': '2026-02-02T08:00:00.000Z',
    'reset.again@x.example': '2026-02-02T08:00:00.000Z',
    'made@x.example': null,
    'confirmed@x.example': null,
    'given.password@x.example': null,
    'moved@x.example': null,
  })
  const invites = await pool.query(
    'SELECT email, first_name, mobile_phone, status FROM invites ORDER BY email',
  )
  expect(invites.rows.map((row) => Object.values(row))).toEqual([
    ['confirmed@x.example', '', '', 'PENDING'],
    ['omer.katz', '', '', 'EXPIRED'],
    ['typed@x.example', 'Dana', '050', 'PENDING'],
  ])
})
