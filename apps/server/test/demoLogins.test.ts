import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoLogins } from '../../../demo/src/logins.ts'
import { hashPassword } from '../src/identity/password.ts'
import type { Connection } from '../src/kernel/database.ts'
import { startServer, type TestServer } from './as.ts'
import { testDatabase } from './database.ts'

let server: TestServer & { url: string }
let dataDir: string
const started: ChildProcess[] = []
beforeAll(async () => {
  const database = await testDatabase()
  server = { ...(await startServer({ database })), url: addressOf(database.connection) }
  dataDir = await mkdtemp(join(tmpdir(), 'demo-logins-'))
})
afterAll(async () => {
  for (const process of started) process.kill('SIGKILL')
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

test.each([
  ['agent@demo.example', 'agent@demo.example'],
  ['a login of the demo that was renamed', 'dana@real-office.com'],
])(
  'production doesn’t start on a restored database with %s and its public password',
  async (_, login) => {
    const { db, given } = server
    const [one, other] = [await given.user({ role: 'ADMIN' }), await given.user({ role: 'ADMIN' })]
    const password_hash = await hashPassword(demoLogins.password)
    const changed = login.endsWith('.example') ? [one.id] : [one.id, other.id]
    await db.updateTable('users').set({ password_hash }).where('id', 'in', changed).execute()
    await db.updateTable('users').set({ login }).where('id', '=', one.id).execute()
    if (changed.length > 1)
      await db
        .updateTable('users')
        .set({ login: 'omer@real-office.com' })
        .where('id', '=', other.id)
        .execute()
    const { code, said } = await startInProduction()
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(`^Production doesn't start while ${login} has the password of the demo`),
    ])
    expect(code).toBe(1)
    await db.updateTable('users').set({ password_hash: 'none' }).where('id', 'in', changed).execute()
  },
  120_000,
)

function addressOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, database } = connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** The output of a production start that ends by itself. */
async function startInProduction() {
  const process = spawn(globalThis.process.execPath, ['start.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...globalThis.process.env,
      NODE_ENV: 'production',
      WEB_ORIGIN: 'https://desk.example.com',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      DEMO: 'off',
    },
  })
  started.push(process)
  let said = ''
  for (const stream of [process.stdout, process.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(process, 'close')
  return { code, said }
}
