import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/embedded/startEmbedded.ts'
import type { Connection } from '../src/kernel/database.ts'

/**
 * Dropping a database searches all shared memory, so there's little of it. Without autovacuum, queries get
 * the same plan in every run.
 */
const lean = ['--shared_buffers=64MB', '--autovacuum=off']

/** A temporary PostgreSQL for tests. It never flushes to disk, so it doesn't survive a crash. */
export async function startTestServer(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (process.env.TEST_DATABASE_URL) {
    return { connection: { connectionString: process.env.TEST_DATABASE_URL }, stop: async () => {} }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-test-'))
  const embedded = await startEmbedded({
    dataDir,
    initFlags: ['--no-sync'],
    flags: ['--fsync=off', '--full_page_writes=off', '--max_connections=200', ...lean],
  })
  return {
    connection: embedded.connection,
    stop: async () => {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
