import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import type { OpenedFor } from '@tourdesk/contract/kernel/openedFor'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { sessionCookieNames } from '../src/identity/cookies.ts'
import { type StartedSession, startSession } from '../src/identity/startSession.ts'
import { accessTokens } from '../src/identity/tokens.ts'
import { type SettableClock, settableClock } from '../src/kernel/clock.ts'
import type { Db } from '../src/kernel/database.ts'
import { readEnv } from '../src/kernel/env.ts'
import { Live } from '../src/kernel/live.ts'
import { Meters } from '../src/kernel/metrics/meters.ts'
import type { Product } from '../src/kernel/product.ts'
import { webOriginOf } from '../src/kernel/webOrigin.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import type { GivenUser, TestClient } from './given/ground.ts'
import { type Given, givenIn } from './given.ts'

/** The whole server on its own database, called as by a browser, but without a socket. */
export interface TestServer {
  db: Db
  clock: SettableClock
  /** Creates test data with everything it depends on. */
  given: Given
  /** The contract as functions, signed in as a user in their account; the session follows the clock. */
  as(user: GivenUser): TestClient
  /** The contract without a session. */
  stranger: TestClient
  /** A browser that keeps cookies, for tests of signing in and out. */
  browser(): Browser
  app: FastifyInstance
  product: Product
  close(): Promise<void>
}

/** Its direct calls don't say which account the page was opened for; its tabs do, and share its session. */
export type Browser = TestClient & {
  tab(openedFor: OpenedFor): TestClient
  cookies(): Promise<Record<string, string>>
}

/** No test calls a bank. */
const nowhere = 'http://127.0.0.1:1'

interface Start {
  now?: string
  env?: NodeJS.ProcessEnv
  /** Used instead of a new one; it's dropped when the server closes. */
  database?: TestDatabase
  /** The output of the log. */
  logTo?: Writable
}

/** Starts a server with its clock stopped at `now`; by default Monday, 2 March 2026, 10:00. */
export async function startServer({
  now = '2026-03-02T10:00:00+02:00',
  env = {},
  database: filled,
  logTo,
}: Start = {}): Promise<TestServer> {
  const database = filled ?? (await testDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-test-'))
  const clock = settableClock(now)
  const live = new Live(database.connection, () => {})
  await live.start()
  const settings = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, RATES_URL: nowhere, ...env })
  const product: Product = {
    db: database.db,
    pool: database.pool,
    clock,
    env: settings,
    live,
    meters: new Meters(),
    origin: webOriginOf(settings, settings.port),
    secret: 'a secret that signs the sessions of tests',
  }
  const app = await buildApp(product, { logTo })
  const as = (user: GivenUser) => clientOf(app, sessionCookies(product, user))
  return {
    db: database.db,
    clock,
    given: givenIn({ db: database.db, clock, as }),
    as,
    stranger: clientOf(app, { read: async () => ({}) }),
    browser: () => browserOf(app),
    app,
    product,
    async close() {
      await app.close()
      await live.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Cookies {
  read(): Promise<Record<string, string>>
  keep?(name: string, value: string): void
}

/**
 * The cookies of a session that starts with its first call, and is renewed when the clock leaves its
 * lifetime.
 */
export function sessionCookies(product: Product, user: GivenUser): Cookies {
  const tokens = accessTokens(product.secret)
  const names = sessionCookieNames(product.env.production)
  const day = 24 * 3600 * 1000
  let session: (StartedSession & { startedAt: number }) | null = null
  return {
    async read() {
      const now = product.clock.now()
      const age = session ? now.getTime() - session.startedAt : Number.NaN
      if (!session || age < 0 || age > day) session = { ...(await start(now)), startedAt: now.getTime() }
      return {
        [names.access]: tokens.issue(session.sessionId, now),
        [names.refresh]: session.refresh.token,
      }
    },
  }

  function start(now: Date): Promise<StartedSession> {
    const caller = { address: '127.0.0.1', device: '', remembered: true, browserToken: undefined }
    const entering = { userId: user.id, accountId: user.account.id, caller, isConfirmed: true }
    return product.db.transaction().execute((tx) => startSession(tx, entering, now))
  }
}

function cookieJar(): Cookies {
  const jar = new Map<string, string>()
  return {
    read: async () => Object.fromEntries(jar),
    keep: (name, value) => (value === '' ? jar.delete(name) : jar.set(name, value)),
  }
}

function browserOf(app: FastifyInstance): Browser {
  const jar = cookieJar()
  return {
    ...clientOf(app, jar),
    tab: (openedFor) => clientOf(app, jar, openedFor),
    cookies: jar.read,
  }
}

function clientOf(app: FastifyInstance, cookies: Cookies, openedFor: OpenedFor | null = null): TestClient {
  return createClient<TourdeskContract>(addresses, send, { openedFor: () => openedFor })

  async function send(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const answer = await app.inject({
      method: init?.method as 'GET',
      url: String(address),
      headers: init?.headers as Record<string, string>,
      cookies: await cookies.read(),
      ...(init?.body && { payload: init.body as string }),
      ...(init?.signal && { signal: init.signal }),
      payloadAsStream: true,
    })
    for (const { name, value } of answer.cookies) cookies.keep?.(name, value)
    const body = answer.statusCode === 204 ? null : Readable.toWeb(answer.stream())
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
    return new Response(body, { status: answer.statusCode, headers: Object.fromEntries(headers) })
  }
}
