import type { MultipartFile } from '@fastify/multipart'
import { Problem } from '@tourdesk/contract/kernel/problem'

/** A file of a form, read as a whole. */
export interface SentFile {
  field: string
  name: string
  content: Buffer
}

/**
 * The files of a form one after the other, so that at most one is in memory. The parser throws plain errors for what is
 * no form, or breaks off; they become `body_malformed` (400).
 */
export async function* filesOf(parts: AsyncIterable<MultipartFile>): AsyncGenerator<SentFile> {
  try {
    for await (const part of parts)
      yield { field: part.fieldname, name: part.filename, content: await part.toBuffer() }
  } catch (error) {
    // Limits that were passed have codes of their own.
    if (error instanceof Error && !('code' in error)) throw new Problem('body_malformed')
    throw error
  }
}
