import type { ServerResponse } from 'node:http'
import { requestIdHeader } from './log/requestLog.ts'
import type { Http } from './mount.ts'

/** Starts an answer of server-sent events, with the headers set so far. The caller must end it. */
export function openStream({ request, reply }: Http): ServerResponse {
  const { raw: stream } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) stream.setHeader(name, value)
  reply.hijack()
  stream.writeHead(200, {
    'content-type': 'text/event-stream',
    connection: 'keep-alive',
    [requestIdHeader]: request.id,
  })
  stream.write('retry: 2000\n\n: open\n\n')
  return stream
}
