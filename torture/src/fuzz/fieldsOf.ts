import type { z } from 'zod'

type Path = readonly (string | number)[]

/** The paths of every field that a schema names, also of those that are left out; of lists, the first item. */
export function fieldsOf(schema: z.core.$ZodType | undefined, path: Path = [], depth = 0): Path[] {
  if (!schema || depth > 12) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  const below = (inner: z.core.$ZodType, key?: string | number) =>
    fieldsOf(inner, key === undefined ? path : [...path, key], depth + 1)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => [[...path, key], ...below(inner, key)])
    case 'array':
      return [[...path, 0], ...below(def.element, 0)]
    case 'record':
      return [[...path, 'x'], ...below(def.valueType, 'x')]
    case 'union':
      return def.options.flatMap((option) => below(option))
    case 'intersection':
      return [...below(def.left), ...below(def.right)]
    case 'pipe':
      return below(def.in)
    case 'lazy':
      return below(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return below(def.innerType)
    default:
      return []
  }
}

/** The same value with another one at a path; what's missing on the way is made. */
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
