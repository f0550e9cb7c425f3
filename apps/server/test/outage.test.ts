import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openFirstAccount } from '../src/identity/openFirstAccount.ts'
import { readEnv } from '../src/kernel/env.ts'
import { addJob, jobKind, task } from '../src/kernel/jobs.ts'
import { notify } from '../src/kernel/live.ts'
import { startWorker } from '../src/kernel/worker.ts'
import { type Running, serve } from '../src/serve.ts'
import { keepSettings } from '../src/settings/keepSettings.ts'
import { readSettings } from '../src/settings/readSettings.ts'
import { business } from '../src/settings/sections/business.ts'
import { type OwnPostgres, ownPostgres } from './ownPostgres.ts'

const admin = { email: 'dana@example.com', password: 'olive-tree-7' }
let postgres: OwnPostgres
let running: Running
let dataDir: string
let cookie: string

beforeAll(async () => {
  postgres = await ownPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-test-'))
  const env = readEnv({
    DATABASE_URL: postgres.address,
    DATA_DIR: dataDir,
    DEMO: 'off',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  running = await serve(env, { prepare: openFirstAccount })
  const login = await fetch(`${running.address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await running.stop()
  await postgres.remove()
  await rm(dataDir, { recursive: true, force: true })
})

const call = (path = '/auth/getCurrentUser') =>
  fetch(`${running.address}/api/v1${path}`, { headers: { cookie } })
const isReady = async () => (await fetch(`${running.address}/readyz`)).status === 200

test('calls during an outage get the right error, and five seconds later everything works over no more connections than before', async () => {
  const stream = await listen()
  await Promise.all(Array.from({ length: 40 }, () => running.product.pool.query('select pg_sleep(0.1)')))
  const most = await connections()
  await postgres.stop()
  const hungUp = await postgres.hangUp()
  const answers: { status: number; body: unknown }[] = []
  for (let second = 0; second < 6; second += 1) {
    const answer = await call()
    answers.push({ status: answer.status, body: await answer.json() })
    await delay(1000)
  }
  expect(await isReady()).toBe(false)
  await hungUp.end()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(answers[0]?.body).toEqual({
    code: 'data_unreachable',
    message: "The system can't reach its data right now. Please try again in a moment.",
  })
  // Attempts of the calls, the jobs and one listener, each with pauses in between.
  expect(hungUp.calls()).toBeLessThan(50)

  await postgres.start()
  const backAt = Date.now()
  await until(isReady)
  await until(() => stream.heard.includes('event: missed'))
  expect(Date.now() - backAt).toBeLessThan(5000)
  expect((await call()).status).toBe(200)
  await tellDays(['2026-03-12'])
  await until(() => stream.heard.includes('2026-03-12'))
  const now = await connections()
  expect(now['tourdesk live']).toBe(1)
  expect(now.tourdesk).toBeLessThanOrEqual(most.tourdesk ?? 0)
  stream.stop()
}, 40_000)

test('connections killed in use are replaced, and only their calls fail', async () => {
  const stream = await listen()
  const busy = Array.from({ length: 6 }, () => running.product.pool.query('select pg_sleep(5)'))
  const change = running.product.db.transaction().execute(async (tx) => {
    await keepSettings(tx, business, { ...business.first, officePhone: '1' }, new Date())
    await delay(400)
    await keepSettings(tx, business, { ...business.first, officePhone: '2' }, new Date())
  })
  const outcomes = Promise.allSettled([...busy, change])
  await delay(200)
  await postgres.ask(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tourdesk%'`,
  )
  const states = (await outcomes).map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['rejected']))
  expect(await readSettings(running.product.db, business)).toMatchObject({ officePhone: '' })
  for (const answer of await Promise.all(Array.from({ length: 20 }, () => call())))
    expect(answer.status).toBe(200)
  await until(() => stream.heard.includes('event: missed'))
  await tellDays(['2026-03-13'])
  await until(() => stream.heard.includes('2026-03-13'))
  expect(await connections()).toMatchObject({ 'tourdesk live': 1 })
  stream.stop()
})

test('a job whose end could not be recorded runs again, and jobs resume after the outage', async () => {
  const done: string[] = []
  const job = jobKind<{ who: string }>('greet', 3)
  const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>()
  const greet = task(job, async ({ who }) => {
    done.push(who)
    if (who === 'Noa') await isOver
  })
  const { pool, db } = running.product
  const worker = await startWorker(pool, [greet], () => {})
  onTestFinished(() => worker.stop())
  await addJob(db, job, { who: 'Noa' })
  await until(() => done.includes('Noa'))
  await postgres.stop()
  goOn()
  await delay(1500)
  await postgres.start()
  await until(isReady)
  await addJob(db, job, { who: 'Omer' })
  // On a busy machine the new job may be done before the old one is released.
  await until(() => done.length === 3)
  expect(done.toSorted()).toEqual(['Noa', 'Noa', 'Omer'])
}, 30_000)

/** Listens as a browser does; `heard` collects what arrives. */
async function listen() {
  const abort = new AbortController()
  const response = await fetch(`${running.address}/api/v1/live`, {
    headers: { cookie },
    signal: abort.signal,
  })
  const stream = { heard: '', stop: () => abort.abort() }
  void (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) stream.heard += chunk
  })().catch(() => {})
  await until(() => stream.heard !== '')
  return stream
}

function tellDays(days: string[]): Promise<void> {
  const notice = { topic: 'orders', days, by: null, accountId: null } as const
  return running.product.db.transaction().execute((tx) => notify(tx, [notice]))
}

/** The server's connections by purpose. */
async function connections(): Promise<Record<string, number>> {
  await Promise.all(Array.from({ length: 30 }, () => call()))
  const rows = await postgres.ask(
    `select application_name as name, count(*)::int from pg_stat_activity
      where application_name like 'tourdesk%' group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > patience) throw new Error('It never came to be so.')
    await delay(20)
  }
}
