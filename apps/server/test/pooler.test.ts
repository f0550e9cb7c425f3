import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFirstAccount } from '../src/identity/openFirstAccount.ts'
import { readEnv } from '../src/kernel/env.ts'
import { type Running, serve } from '../src/serve.ts'
import { type OwnPostgres, ownPostgres } from './ownPostgres.ts'

const admin = { email: 'dana@example.com', password: 'olive-tree-7' }
let postgres: OwnPostgres
let running: Running
let dataDir: string

// The role of a connection shows which of the two addresses was used.
beforeAll(async () => {
  postgres = await ownPostgres()
  await postgres.ask('create role pooled login superuser')
  dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-test-'))
  const env = readEnv({
    DATABASE_URL: postgres.address.replace(/\/\/[^@]+@/, '//pooled@'),
    DATABASE_DIRECT_URL: postgres.address,
    DATA_DIR: dataDir,
    DEMO: 'off',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  running = await serve(env, { prepare: openFirstAccount })
})
afterAll(async () => {
  await running.stop()
  await postgres.remove()
  await rm(dataDir, { recursive: true, force: true })
})

test('notices, jobs and migrations go past the pooler, calls go through it', async () => {
  const latestOf = async (role: string) => {
    const connections = await postgres.ask(
      `select usename as role, query from pg_stat_activity
        where datname = current_database() and usename is not null and pid <> pg_backend_pid()`,
    )
    return connections.filter((each) => each.role === role).map(({ query }) => String(query))
  }
  const listens = (query: string) => /^listen/i.test(query)
  // Jobs start to listen after the server has started.
  await expect
    .poll(async () => (await latestOf(new URL(postgres.address).username)).filter(listens).length)
    .toBe(2)
  const pooled = await latestOf('pooled')
  expect(pooled).not.toEqual([])
  expect(pooled.filter((query) => /listen|advisory/i.test(query))).toEqual([])
  const [migrations] = await postgres.ask(
    `select tableowner as owner from pg_tables where tablename = 'migrations'`,
  )
  expect(migrations?.owner).not.toBe('pooled')
})

test('calls through the pooler count on no statement that an earlier one prepared', async () => {
  const login = await fetch(`${running.address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const answer = await fetch(`${running.address}/api/v1/auth/getCurrentUser`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  const { pool } = running.product
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const prepared = await Promise.all(
    clients.map(async (client) => (await client.query('select name from pg_prepared_statements')).rows),
  )
  for (const client of clients) client.release()
  expect(prepared.flat()).toEqual([])
})
