import type { Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Requests that were on their way when we stopped accepting still arrive within this time. */
const quietMs = 500
const lookEveryMs = 25

/**
 * Follows what a server answers, so that it can be stopped without cutting anything off.
 * @returns what stops accepting connections and waits until every request is answered, `mostMs` at the longest.
 */
export function drainer(server: Server): (mostMs: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  let isDraining = false
  let lastSeen = 0
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isDraining) sendAway(response)
    open.add(response)
    // A compressed file alone brings the ten that Node takes for a leak.
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
    // Not the server's own way, which also cuts off connections whose next request is already on its way to us.
    SocketServer.prototype.close.call(server)
    for (const response of open) sendAway(response)
    while (performance.now() < deadline) {
      if (open.size === 0 && performance.now() - lastSeen >= quietMs) return
      await delay(lookEveryMs)
    }
  }
}

/** Lets the other side end the connection once it has this answer. */
function sendAway(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
