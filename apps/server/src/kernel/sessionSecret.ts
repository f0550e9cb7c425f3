import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** The file of the data folder's own secret. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'session-secret')
}

/** The secret that signs sessions: from the settings, else created once and kept in the data folder. */
export async function sessionSecret(env: Pick<Env, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  const file = secretFile(env.dataDir)
  return (await read(file)) ?? (await make(file))
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

// Written to a temporary file and then linked, so that no other server can read half a secret.
async function make(file: string): Promise<string> {
  const made = randomBytes(32).toString('hex')
  const beside = `${file}.${made.slice(0, 8)}`
  await writeFile(beside, made, { mode: 0o600, flag: 'wx' })
  try {
    await link(beside, file)
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  } finally {
    await rm(beside)
  }
}
