import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is made while it is sent. */
export interface OutgoingFile {
  /** Of letters, digits, `_`, `-` and `.`. */
  name: string
  type: string
  content: AsyncIterable<Buffer>
}

/** Sends a file to be kept; no more of it is made than the caller takes, and nothing once the caller is gone. */
export function sendFile(reply: FastifyReply, { name, type, content }: OutgoingFile): void {
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(Readable.from(content))
}
