import { requestIdHeader } from './log/requestLog.ts'
import type { Http } from './mount.ts'

/** An answer of server-sent events. What comes once it has ended is dropped: the browser connects again. */
export interface EventStream {
  write: (text: string) => void
  end: (text?: string) => void
}

/** Starts an answer of server-sent events, with the headers set so far. The caller must end it. */
export function openStream({ request, reply }: Http): EventStream {
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
  // Until the connection is closed, its listeners are still called, and writing then would stop the server.
  return {
    write(text) {
      if (!stream.writableEnded) stream.write(text)
    },
    end(text) {
      if (!stream.writableEnded) stream.end(text)
    },
  }
}
