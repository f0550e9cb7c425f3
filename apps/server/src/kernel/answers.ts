import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

/** Serializes an answer as JSON. */
export type Writer = (answer: unknown) => string

const writers = new WeakMap<z.core.$ZodType, Writer>()

/**
 * Serializes only the fields in the answer's schema. The serializer is compiled at the first answer, since
 * that takes milliseconds and most processes never use most routes; routes with the same schema share it.
 */
export function writerOf(schema: z.core.$ZodType): Writer {
  return (answer) => {
    const write = writers.get(schema) ?? compile(schema)
    writers.set(schema, write)
    return write(answer)
  }
}

/** Compiles the input shape, which allows extra keys; the output shape would refuse them. */
function compile(schema: z.core.$ZodType): Writer {
  return fastJson(withNullables(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })) as Schema)
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Marks values that may be null as nullable. Zod writes them as a union with null, and the serializer compares a value
 * with each shape of a union before it writes it.
 */
function withNullables(schema: JsonSchema): JsonSchema {
  const named = (schema.definitions ?? {}) as Record<string, JsonSchema>
  const of = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(of)
    if (typeof part !== 'object' || part === null) return part
    const shape = nullableOf(part as JsonSchema, named) ?? part
    return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, of(value)]))
  }
  return of(schema) as JsonSchema
}

/** Named objects stay unions with null: expanding one that contains itself would never end. */
function nullableOf({ anyOf }: JsonSchema, named: Record<string, JsonSchema>): JsonSchema | null {
  const [first, other] = anyOf ?? []
  if (anyOf?.length !== 2 || !first || other?.type !== 'null') return null
  const shape = first.$ref ? named[first.$ref.replace('#/definitions/', '')] : first
  if (typeof shape?.type !== 'string' || shape.const !== undefined) return null
  if (first.$ref && shape.type !== 'string') return null
  return { ...shape, nullable: true, ...(shape.enum && { enum: [...shape.enum, null] }) }
}
