import type { z } from 'zod'

/**
 * The schema of an address, of which only what can be read counts: a value that was cut off or mistyped is as if it
 * were not there. It stands in the answer as undefined, because the router keeps what a page does not name.
 */
export function readable<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return schema.catch(({ input, issues }) => {
    const wrong = Object.fromEntries(issues.map(({ path }) => [String(path?.[0]), undefined]))
    return { ...wrong, ...schema.parse({ ...Object(input), ...wrong }) }
  })
}
