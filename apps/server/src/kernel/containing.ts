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
 * The condition that a findable text contains all of these, each in any of its spellings (`soughtIn` of the
 * domain). Uses the trigram index.
 */
export function containingAll(
  text: RawBuilder<unknown>,
  sought: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const conditions = sought.map((spellings) => containingAny(text, spellings))
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`
}

/** The same for short lists, which need no index: matches even a single letter anywhere. */
export function containingParts(
  text: RawBuilder<unknown>,
  sought: readonly (readonly string[])[],
): RawBuilder<boolean> {
  return containingAll(
    text,
    sought.map((spellings) => spellings.map((spelling) => spelling.trim())),
  )
}

/** The condition that a findable text contains one of these. */
export function containingAny(text: RawBuilder<unknown>, spellings: readonly string[]): RawBuilder<boolean> {
  const conditions = spellings.map((spelling) => sql`${text} like ${likeAnywhere(spelling)}`)
  return sql`(${sql.join(conditions, sql` or `)})`
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
