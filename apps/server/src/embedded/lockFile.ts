import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataFolderInUseError, EmbeddedError } from './errors.ts'

const patienceMs = 15_000
const stepMs = 50

/**
 * Waits until the cluster is free. Removes a dead process's lock file, and asks a database to stop if its
 * server died.
 * @throws {DataFolderInUseError} if another running server uses it.
 */
export async function freeCluster(folder: string, dataDir: string): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    const pid = lockingPid(folder)
    if (pid === undefined) return
    const locking = processOf(pid)
    if (!locking || locking.isZombie || locking.program !== 'postgres') {
      removeLock(folder)
      return
    }
    const parent = processOf(locking.parent)
    if (parent?.program === 'server' && !parent.isZombie) {
      throw new DataFolderInUseError(dataDir, locking.parent)
    }
    askToStop(pid)
    await sleep(stepMs)
  }
  throw new EmbeddedError(`The database in ${folder} is left from an earlier run and does not stop.`)
}

/** The socket of the database running in a cluster; undefined if none is. */
export function runningSocket(folder: string): { host: string; port: number } | undefined {
  const [pid, , , port, host, , , status] = readLock(folder)
  const isRunning = processOf(Number(pid))?.program === 'postgres' && status?.trim() === 'ready'
  return isRunning && host ? { host, port: Number(port) } : undefined
}

function lockingPid(folder: string): number | undefined {
  return Number(readLock(folder)[0]) || undefined
}

/** The lines of PostgreSQL's lock file. */
function readLock(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function askToStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It has just ended, or isn't ours; the next check will show.
  }
}

// PostgreSQL itself mistakes a zombie, or another process with the same number, for a running server.
function removeLock(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.')) rmSync(join(folder, name))
  }
}

interface Process {
  isZombie: boolean
  parent: number
  program: 'postgres' | 'server' | 'other'
}

function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { isZombie: state === 'Z', parent: Number(parent), program: programOf(pid, stat) }
  } catch {
    return undefined
  }
}

function programOf(pid: number, stat: string): Process['program'] {
  if (stat.includes('(postgres)')) return 'postgres'
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('node') ? 'server' : 'other'
  } catch {
    return 'other'
  }
}
