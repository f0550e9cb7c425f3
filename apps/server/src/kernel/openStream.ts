import type { ServerResponse } from 'node:http'
import { requestIdHeader } from './log/requestLog.ts'
import type { Http } from './mount.ts'

/** Starts an answer of server-sent events, with the headers that it has so far. Whoever calls it ends it. */
export function openStream({ request, reply }: Http): ServerResponse {
  const headers = reply.getHeaders()
  reply.hijack()
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    connection: 'keep-alive',
    [requestIdHeader]: request.id,
  })
  reply.raw.write('retry: 2000\n\n: open\n\n')
  return reply.raw
}
