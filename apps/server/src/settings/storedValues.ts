import type { Section } from './section.ts'

/** What's stored of a section's values: its own fields, and of those by key only what differs from the first values. */
export function toStored<Stored extends object>(
  { first, byKey = [] }: Section<Stored>,
  values: Stored,
): object {
  const fields = Object.keys(first) as (keyof Stored & string)[]
  return Object.fromEntries(
    fields.map((field) => [
      field,
      byKey.includes(field) ? differing(objectIn(first[field]), objectIn(values[field])) : values[field],
    ]),
  )
}

/** A section's values: what's stored, and the first values of what isn't. */
export function fromStored<Stored extends object>(
  { first, byKey = [] }: Section<Stored>,
  data: object | undefined,
): Stored {
  const stored: Stored = { ...first, ...data }
  const whole = byKey.map((field) => [field, { ...objectIn(first[field]), ...objectIn(stored[field]) }])
  return { ...stored, ...Object.fromEntries(whole) }
}

function differing(first: object, values: object): object {
  const before = new Map<string, unknown>(Object.entries(first))
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== before.get(key)))
}

function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
