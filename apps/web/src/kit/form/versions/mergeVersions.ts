import { hashKey } from '@tanstack/react-query'
import { get } from 'react-hook-form'

/** Fields that are changed and resolved together, under the label people know. */
export interface FormPart {
  name: string
  /** Paths in the form's values. */
  fields: readonly string[]
}

/** Both versions of a part: the values of its fields, in order. */
export interface Contested extends FormPart {
  /** The values both started from. */
  base: unknown[]
  mine: unknown[]
  theirs: unknown[]
}

export interface Merged {
  /** Parts that only the colleague changed. */
  takenOver: FormPart[]
  /** Parts that both changed, differently. */
  contested: Contested[]
  /** Parts that only this user changed; they stay in the form. */
  kept: FormPart[]
}

/** Compares, part by part, the values a form started from, the ones saved since, and the ones in the form. */
export function mergeVersions(
  versions: { base: object; theirs: object; mine: object },
  parts: readonly FormPart[],
): Merged {
  const merged: Merged = { takenOver: [], contested: [], kept: [] }
  for (const part of parts) {
    const [base, theirs, mine] = [versions.base, versions.theirs, versions.mine].map((values) =>
      part.fields.map((field): unknown => get(values, field)),
    ) as [unknown[], unknown[], unknown[]]
    if (isSame(mine, theirs)) continue
    if (isSame(mine, base)) merged.takenOver.push(part)
    else if (isSame(theirs, base)) merged.kept.push(part)
    else merged.contested.push({ ...part, base, mine, theirs })
  }
  return merged
}

/** One part per label; fields with the same label belong together. */
export function partsOf<Values extends object>(labels: Record<keyof Values & string, string>): FormPart[] {
  const fields = Object.entries<string>(labels)
  const byLabel = Map.groupBy(fields, ([, label]) => label)
  return [...byLabel].map(([name, members]) => ({ name, fields: members.map(([field]) => field) }))
}

/** Equal, ignoring the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b])
}
