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
    if (times && (times.parent === postmaster || Number(id) === postmaster))
      ticks = (ticks ?? 0) + times.ticks
  }
  return ticks === null ? null : ticks * microsecondsPerTick
}

/** The process that all connections of the embedded database are children of; null where there is no `/proc`. */
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

/** The fields of `/proc/PID/stat`; the name in parentheses may hold blanks, so they count from its end. */
async function timesOf(id: string): Promise<{ parent: number; ticks: number } | null> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null)
  if (!line) return null
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number) as [number, number, number]
  return { parent, ticks: user + system }
}
