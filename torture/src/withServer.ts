import { startServer, type TestServer } from '../../apps/server/test/as.ts'
import { migratedDatabase } from '../../apps/server/test/database.ts'
import { startTestServer } from '../../apps/server/test/testServer.ts'

/** Runs work on a server with its own PostgreSQL, and removes both afterwards. */
export async function withServer<T>(
  start: Parameters<typeof startServer>[0],
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const postgres = await startTestServer()
  try {
    const server = await startServer({ ...start, database: await migratedDatabase(postgres.connection) })
    try {
      return await work(server)
    } finally {
      await server.close()
    }
  } finally {
    await postgres.stop()
  }
}
