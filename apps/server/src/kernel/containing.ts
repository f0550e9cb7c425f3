import { type RawBuilder, sql } from 'kysely'

/** A LIKE pattern for "has this findable text somewhere"; `%` and `_` in the text are escaped. */
export function likeAnywhere(text: string): string {
  return `%${escaped(text)}%`
}

/** A LIKE pattern for "begins with this findable text". */
export function startingWith(text: string): string {
  return `${escaped(text)}%`
}

/**
 * The condition that a findable text has every one of these, each in any of its spellings (`soughtIn` of the domain). The
 * index of trigrams finds it.
 */
export function containingAll(
  text: RawBuilder<unknown>,
  sought: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const conditions = sought.map((spellings) => containingAny(text, spellings))
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`
}

/** The same for a list of few rows, which needs no index: even a single letter may be anywhere. */
export function containingParts(
  text: RawBuilder<unknown>,
  sought: readonly (readonly string[])[],
): RawBuilder<boolean> {
  return containingAll(
    text,
    sought.map((spellings) => spellings.map((spelling) => spelling.trim())),
  )
}

/** The condition that a findable text has one of these. */
export function containingAny(text: RawBuilder<unknown>, spellings: readonly string[]): RawBuilder<boolean> {
  const conditions = spellings.map((spelling) => sql`${text} like ${likeAnywhere(spelling)}`)
  return sql`(${sql.join(conditions, sql` or `)})`
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
