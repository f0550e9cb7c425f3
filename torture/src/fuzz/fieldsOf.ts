import type { z } from 'zod'

type Path = readonly (string | number)[]

/** The paths of all fields in a schema, including optional ones; of lists, the first item. */
export function fieldsOf(schema: z.core.$ZodType | undefined, path: Path = [], depth = 0): Path[] {
  if (!schema || depth > 12) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  const below = (inner: z.core.$ZodType, key?: string | number) =>
    fieldsOf(inner, key === undefined ? path : [...path, key], depth + 1)
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, inner]) => [[...path, key], ...below(inner, key)])
  if (def.type === 'array') return [[...path, 0], ...below(def.element, 0)]
  if (def.type === 'record') return [[...path, 'x'], ...below(def.valueType, 'x')]
  if (def.type === 'union') return def.options.flatMap((option) => below(option))
  if (def.type === 'intersection') return [...below(def.left), ...below(def.right)]
  if (def.type === 'pipe') return below(def.in)
  if (def.type === 'lazy') return below(def.getter())
  // Optional, nullable, with a default …
  return 'innerType' in def ? below(def.innerType) : []
}

/** A copy of the value with another value at a path; missing parts of the path are created. */
export function withValue(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])]
    copy[Number(key) || 0] = withValue(copy[Number(key) || 0], rest, change)
    return copy
  }
  if (typeof key === 'number') return [withValue(undefined, rest, change)]
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...fields, [key]: withValue(fields[key], rest, change) }
}
