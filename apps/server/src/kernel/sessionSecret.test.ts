import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sessionSecret } from './sessionSecret.ts'

test('the session secret is created once for all servers on a data folder, and only the owner can read it', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const settings = { dataDir, sessionSecret: undefined }
  const secrets = await Promise.all([sessionSecret(settings), sessionSecret(settings)])
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(secrets[1]).toBe(secrets[0])
  expect(await sessionSecret(settings)).toBe(secrets[0])
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
})

test('a session secret in the settings is used as it is', async () => {
  const secret = 'a-secret-of-more-than-thirty-two-letters'
  expect(await sessionSecret({ dataDir: '/nowhere', sessionSecret: secret })).toBe(secret)
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tourdesk-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
