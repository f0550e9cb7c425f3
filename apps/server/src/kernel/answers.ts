import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

/** Writes an answer as JSON. */
export type Writer = (answer: unknown) => string

/**
 * Writes answers with what their schema names and nothing else. The writer is compiled for its first answer: that
 * takes milliseconds, and most routes are never asked in most processes.
 */
export function writerOf(schema: z.core.$ZodType): Writer {
  let write: Writer | undefined
  return (answer) => {
    // Of an input, which may carry more than it has to; an output that does would be refused.
    write ??= fastJson(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Schema)
    return write(answer)
  }
}
