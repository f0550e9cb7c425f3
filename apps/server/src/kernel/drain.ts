import type { Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long requests may take to arrive that were already on their way when we stopped accepting. */
const quietMs = 500
const lookEveryMs = 25

/**
 * Tracks a server's open requests, so that it can stop without dropping any.
 * @returns a function that stops accepting connections and waits until every request is answered, at most
 * `mostMs`.
 */
export function drainer(server: Server): (mostMs: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  let isDraining = false
  let lastSeen = 0
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isDraining) sendAway(response)
    open.add(response)
    // A single compressed file adds ten listeners, which Node reports as a leak.
    response.setMaxListeners(20)
    response.once('close', () => {
      open.delete(response)
      lastSeen = performance.now()
    })
  })
  return async (mostMs) => {
    isDraining = true
    const deadline = performance.now() + mostMs
    lastSeen = performance.now()
    // Not `server.close()`, which also cuts off connections whose next request is already on its way.
    SocketServer.prototype.close.call(server)
    for (const response of open) sendAway(response)
    while (performance.now() < deadline) {
      if (open.size === 0 && performance.now() - lastSeen >= quietMs) return
      await delay(lookEveryMs)
    }
  }
}

/** Asks the client to close the connection after this answer. */
function sendAway(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
