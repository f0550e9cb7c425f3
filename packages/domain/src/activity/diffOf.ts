/** Values of a record by the names of its fields, as the wire has them. */
export type Fields = Record<string, unknown>

/** The fields of two states of a record that differ, with what each held before and holds after. */
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

/** An absent value is nothing, like null; keys of objects have no order. */
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
