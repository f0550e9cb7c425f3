import type { MultipartFile } from '@fastify/multipart'
import { Problem } from '@tourdesk/contract/kernel/problem'

/** A file of a form, fully read. */
export interface SentFile {
  field: string
  name: string
  content: Buffer
}

/**
 * The files of a form one by one, so that at most one is in memory. The parser's errors, for bodies that
 * aren't forms or end too early, become `body_malformed` (400).
 */
export async function* filesOf(parts: AsyncIterable<MultipartFile>): AsyncGenerator<SentFile> {
  try {
    for await (const part of parts)
      yield { field: part.fieldname, name: part.filename, content: await part.toBuffer() }
  } catch (error) {
    // Exceeded limits have their own codes.
    if (error instanceof Error && !('code' in error)) throw new Problem('body_malformed')
    throw error
  }
}
