import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

/** Serializes an answer as JSON. */
export type Writer = (answer: unknown) => string

/**
 * Serializes only what the answer's schema names. The serializer is compiled at the first answer, since that takes
 * milliseconds and most processes never use most routes.
 */
export function writerOf(schema: z.core.$ZodType): Writer {
  let write: Writer | undefined
  return (answer) => {
    // The input shape, which allows extra keys; the output shape would refuse them.
    write ??= fastJson(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Schema)
    return write(answer)
  }
}
