import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import type { Route } from './kernel/route.ts'

/** The database can store neither: the null character, and half of a character outside the basic plane. */
const unstorable = ['\0', '\ud83d', 'a\udc00b']

const routes = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Route>(calls).map(([name, route]) => [`${feature}.${name}`, route] as const),
)

test.each(routes)('%s takes no text that the database can’t store', (_, { params, query, body }) => {
  const taken = [params, query, body].flatMap((schema, index) =>
    schema ? textsOf(schema as z.ZodType, ['params', 'query', 'body'][index] ?? '') : [],
  )
  expect(taken).toEqual([])
})

/** The places in a shape where such a text gets through. */
function textsOf(schema: z.ZodType, at: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => textsOf(field as z.ZodType, `${at}.${key}`))
  if (schema instanceof z.ZodArray) return textsOf(schema.element as z.ZodType, `${at}[]`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => textsOf(each as z.ZodType, at))
  if (schema instanceof z.ZodRecord)
    return [
      ...textsOf(schema.keyType as z.ZodType, `${at} key`),
      ...textsOf(schema.valueType as z.ZodType, `${at} value`),
    ]
  const isTaken = unstorable.some((value) => {
    const read = schema.safeParse(value)
    return read.success && typeof read.data === 'string'
  })
  return isTaken ? [at] : 'unwrap' in schema ? textsOf((schema as z.ZodOptional<z.ZodType>).unwrap(), at) : []
}
