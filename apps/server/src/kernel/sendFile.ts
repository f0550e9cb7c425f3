import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file generated while it's sent. */
export interface OutgoingFile {
  /** Only letters, digits, `_`, `-` and `.`. */
  name: string
  type: string
  content: AsyncIterable<Buffer>
}

/** Sends a file as a download. It's generated only as fast as the client reads, and stops when the client is gone. */
export function sendFile(reply: FastifyReply, { name, type, content }: OutgoingFile): void {
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(Readable.from(content))
}
