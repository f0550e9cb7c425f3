import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Meters } from './meters.ts'

/** Serves `GET /metrics` on its own port. */
export async function serveMetrics(
  { registry }: Meters,
  { port, host }: { port: number; host: string },
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
