import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** The secret that signs sessions: the setting, else one made once and kept in the data folder. */
export async function sessionSecret(env: Pick<Env, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret
  const file = join(env.dataDir, 'session-secret')
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  try {
    const made = randomBytes(32).toString('hex')
    await writeFile(file, made, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
