import type { IncomingMessage } from 'node:http'

const mostBytes = 32 * 1024 * 1024

/**
 * Reads the rest of a refused body and discards it, up to 32 MB and as long as it keeps arriving. Closing a
 * connection with unread bytes resets it, and the client may never see the answer.
 */
export async function readRest(request: IncomingMessage, longestPauseMs = 2000): Promise<void> {
  if (request.complete || request.readableEnded) return
  const { promise: isOver, resolve: stop } = Promise.withResolvers<void>()
  const timer = setTimeout(stop, longestPauseMs)
  let bytes = 0
  request.on('data', (part: Buffer) => {
    timer.refresh()
    bytes += part.length
    if (bytes > mostBytes) stop()
  })
  request.once('end', stop)
  request.once('close', stop)
  request.resume()
  await isOver
  clearTimeout(timer)
}
