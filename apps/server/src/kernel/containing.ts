import { type RawBuilder, sql } from 'kysely'

/** A lower-case SQL LIKE pattern for "contains this text"; `%` and `_` in the text are escaped. */
export function containing(text: string): string {
  return `%${plain(text)}%`
}

/**
 * Lower-case LIKE patterns for a text of lines: any part of it, or the beginning of a word if only one or two letters are
 * typed. An index of trigrams finds both; it takes three letters to find the middle of a word.
 */
export function searchPatterns(search: string): string[] {
  const sought = plain(search)
  if (search.trim().length > 2) return [`%${sought}%`]
  return [`${sought}%`, `% ${sought}%`, `%\n${sought}%`]
}

/** A LIKE pattern for "begins with this findable text". */
export function startingWith(text: string): string {
  return `${escaped(text)}%`
}

/** LIKE patterns for "a word begins with this text": the first word, or a later one. */
export function beginningAWord(text: string): [first: string, later: string] {
  return [`${plain(text)}%`, `% ${plain(text)}%`]
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

/** The condition that a findable text has one of these. */
export function containingAny(text: RawBuilder<unknown>, spellings: readonly string[]): RawBuilder<boolean> {
  const conditions = spellings.map((spelling) => sql`${text} like ${`%${escaped(spelling)}%`}`)
  return sql`(${sql.join(conditions, sql` or `)})`
}

function plain(text: string): string {
  return escaped(text.trim().toLowerCase())
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
