import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnPostgres, ownPostgres } from '../../../test/ownPostgres.ts'
import { openFirstAccount } from '../../identity/openFirstAccount.ts'
import { type Running, serve } from '../../serve.ts'
import { readEnv } from '../env.ts'
import { addJob, jobKind } from '../jobs.ts'

const admin = { email: 'dana@example.com', password: 'olive-tree-7' }
let postgres: OwnPostgres
let running: Running
let dataDir: string

beforeAll(async () => {
  postgres = await ownPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-test-'))
  const settings = {
    DATABASE_URL: postgres.address,
    DATA_DIR: dataDir,
    DEMO: 'off',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  running = await serve(readEnv(settings), { prepare: openFirstAccount })
})
afterAll(async () => {
  await running.stop()
  await postgres.remove()
  await rm(dataDir, { recursive: true, force: true })
})

test('requests are counted by route, method and status, and refused logins by their reason', async () => {
  const cookie = await signIn(admin.password)
  expect((await get('/tours/01900000-0000-7000-8000-000000000000', cookie)).status).toBe(404)
  await signIn('a wrong password')
  const stream = new AbortController()
  await get('/live', cookie, stream.signal)
  const said = await scrape()
  expect(
    said.get('tourdesk_request_seconds_count{method="GET",route="/api/v1/tours/:id",status="404"}'),
  ).toBe(1)
  expect(
    said.get('tourdesk_request_seconds_count{method="POST",route="/api/v1/auth/login",status="200"}'),
  ).toBe(1)
  expect(said.get('tourdesk_problems_total{route="/api/v1/auth/login",code="wrong_credentials"}')).toBe(1)
  expect(said.get('tourdesk_live_streams')).toBe(1)
  expect(said.get('tourdesk_database_up')).toBe(1)
  expect(said.get('tourdesk_deadlocks')).toBe(0)
  expect(said.get('tourdesk_database_connections')).toBeGreaterThan(0)
  expect(said.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  stream.abort()
  await until(async () => (await scrape()).get('tourdesk_live_streams') === 0)
})

test('jobs say when they last ended and how; mails and jobs that wait or were given up are counted', async () => {
  const { db, pool } = running.product
  await addJob(db, jobKind('sendMail', 1), { mailId: 'no id' })
  await addJob(db, jobKind('sweep-pictures', 1), {})
  await pool.query(
    `insert into mail_outbox (id, kind, recipient, subject, html, body_text, status, created_at)
     select gen_random_uuid(), 'invite', 'noa@example.com', '', '', '', status, now()
       from unnest(array['failed', 'failed', 'pending']) status`,
  )
  await until(async () => (await scrape()).get('tourdesk_jobs_given_up') === 1)
  const said = await scrape()
  expect(said.get('tourdesk_mails_waiting')).toBe(1)
  expect(said.get('tourdesk_mails_failed')).toBe(2)
  expect(said.get('tourdesk_job_runs_total{job="sendMail",outcome="failed"}')).toBe(1)
  const sweptAt =
    said.get('tourdesk_job_last_run_timestamp_seconds{job="sweep-pictures",outcome="done"}') ?? 0
  expect(Math.abs(sweptAt - Date.now() / 1000)).toBeLessThan(60)
})

test('metrics name no person, and are on no other address', async () => {
  expect((await fetch(`${running.address}/metrics`)).headers.get('content-type')).not.toContain('version=')
  expect((await fetch(running.metrics!.replace('/metrics', '/'))).status).toBe(404)
  const text = await (await fetch(running.metrics!)).text()
  expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-7/)
})

test('without the database, what is known without it is still measured', async () => {
  await postgres.stop()
  const said = await scrape()
  expect(said.get('tourdesk_database_up')).toBe(0)
  expect(said.has('tourdesk_mails_waiting')).toBe(false)
  expect(said.has('tourdesk_database_waiting')).toBe(true)
  await postgres.start()
  await until(async () => (await scrape()).get('tourdesk_mails_waiting') === 1)
})

/** The values of a scrape, by name and labels. */
async function scrape(): Promise<Map<string, number>> {
  const lines = (await (await fetch(running.metrics!)).text()).split('\n')
  const values = lines.filter((line) => line && !line.startsWith('#'))
  return new Map(values.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

async function signIn(password: string): Promise<string> {
  const answer = await fetch(`${running.address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password }),
  })
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}

function get(path: string, cookie: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${running.address}/api/v1${path}`, { headers: { cookie }, ...(signal && { signal }) })
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > patience) throw new Error('It never came to be so.')
    await delay(20)
  }
}
