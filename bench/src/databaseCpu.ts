import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/** Linux counts the CPU time of processes in hundredths of a second. */
const microsecondsPerTick = 10_000

/**
 * Microseconds of CPU that the database's processes have used so far; null where there is no `/proc`.
 * @param postmaster the process ID of the embedded database
 */
export async function databaseCpu(postmaster: number): Promise<number | null> {
  const processes = await readdir('/proc').catch(() => [])
  let ticks: number | null = null
  for (const id of processes) {
    const times = /^\d+$/.test(id) ? await timesOf(id) : null
    if (!times) continue
    if (times.parent === postmaster) ticks = (ticks ?? 0) + times.ticks
    // The parent counts the time of connections that have ended.
    if (Number(id) === postmaster) ticks = (ticks ?? 0) + times.ticks + times.ticksOfEnded
  }
  return ticks === null ? null : ticks * microsecondsPerTick
}

/** The process ID of the postmaster, the parent of all connections; null where there is no `/proc`. */
export async function findPostmaster(connection: pg.ClientConfig): Promise<number | null> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return (await timesOf(String(rows[0]?.pid)))?.parent ?? null
  } finally {
    await client.end()
  }
}

interface Times {
  parent: number
  ticks: number
  /** Those of its children that have ended. */
  ticksOfEnded: number
}

/** Reads `/proc/PID/stat`. The name in parentheses may contain spaces, so fields are counted from its end. */
async function timesOf(id: string): Promise<Times | null> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null)
  if (!line) return null
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const numbers = [1, 11, 12, 13, 14].map((index) => Number(fields[index]))
  const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = numbers
  return { parent, ticks: user + system, ticksOfEnded: userOfEnded + systemOfEnded }
}
