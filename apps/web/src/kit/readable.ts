import type { z } from 'zod'

/**
 * The schema of an address that ignores invalid values: one that was cut off or mistyped counts as missing. It's
 * returned as undefined, because the router keeps parameters that a page doesn't return.
 */
export function readable<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return schema.catch(({ input, issues }) => {
    const wrong = Object.fromEntries(issues.map(({ path }) => [String(path?.[0]), undefined]))
    return { ...wrong, ...schema.parse({ ...Object(input), ...wrong }) }
  })
}
