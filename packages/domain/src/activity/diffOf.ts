/** A record's values by field name, as on the wire. */
export type Fields = Record<string, unknown>

/** The fields that differ between two states of a record, with their old and new values. */
export function diffOf<F extends object>(
  before: F,
  after: { [K in keyof F]: unknown },
): { before: Fields; after: Fields } {
  const changed = (Object.keys(after) as (keyof F & string)[]).filter(
    (field) => !isSame(before[field], after[field]),
  )
  return { before: pick(before, changed), after: pick(after, changed) }
}

function pick(values: object, fields: string[]): Fields {
  const all = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(fields.map((field) => [field, all.get(field) ?? null]))
}

/** Undefined equals null; the order of keys doesn't matter. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
