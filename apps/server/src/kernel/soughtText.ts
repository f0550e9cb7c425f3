import { type RawBuilder, sql } from 'kysely'
import { likeAnywhere } from './containing.ts'
import { fiveDigitsIn } from './fiveDigits.ts'

/** The values that a search compares a findable text with. */
export interface SoughtValues {
  /** LIKE patterns: the words, or the spellings of a number. */
  patterns: string[]
  /** The spellings of a number of five digits or more, and the runs of five digits in the first two. */
  digits: string[]
  fives: string[]
  otherFives: string[]
}

type Sought = readonly (readonly string[])[]

const nothing = 'nothing'
const byDigits = 'byDigits'
const byTwoNumbers = 'byTwoNumbers'
const ofWords = (words: number) => `words ${words}` as const
/** What makes the conditions of two searches different, apart from their values. */
export type SoughtShape = typeof nothing | typeof byDigits | typeof byTwoNumbers | ReturnType<typeof ofWords>
/** How many words of a search are looked up in the index; all are compared. */
const mostWords = 8

/**
 * The values that a search (`soughtIn` of the domain) compares a findable text with, and its part of the
 * query's shape. The text has an index of trigrams and one of runs of five digits (`five_digits`).
 */
export function soughtValues(sought: Sought): { values: SoughtValues; shape: SoughtShape[] } {
  const none: SoughtValues = { patterns: [], digits: [], fives: [], otherFives: [] }
  const [spellings = []] = sought
  if (sought.length > 1) {
    const patterns = sought.flat().map(likeAnywhere)
    return { values: { ...none, patterns }, shape: [ofWords(Math.min(patterns.length, mostWords))] }
  }
  const [fives, otherFives, third] = spellings.map((spelling) => fiveDigitsIn(spelling.trim()))
  if (fives && third === undefined && otherFives !== null) {
    const values = { ...none, digits: [...spellings], fives, otherFives: otherFives ?? [] }
    return { values, shape: [otherFives ? byTwoNumbers : byDigits] }
  }
  return {
    values: { ...none, patterns: spellings.map(likeAnywhere) },
    shape: sought.length === 0 ? [nothing] : [],
  }
}

/** The condition that a text matches. Digits get no pattern, which would read the trigram index as well. */
export function hasSought(
  text: RawBuilder<unknown>,
  { patterns, digits, fives, otherFives }: SoughtValues,
  shape: ReadonlySet<string>,
): RawBuilder<boolean> {
  if (shape.has(nothing)) return sql`false`
  const hasDigits = (each: string[], place: number) =>
    sql<boolean>`(five_digits(${text}) @> ${each}::text[] and strpos(${text}, (${digits}::text[])[${sql.lit(place)}]) > 0)`
  if (shape.has(byDigits)) return hasDigits(fives, 1)
  if (shape.has(byTwoNumbers)) return sql`(${hasDigits(fives, 1)} or ${hasDigits(otherFives, 2)})`
  const words = Array.from({ length: mostWords }, (_, at) => at + 1).find((count) =>
    shape.has(ofWords(count)),
  )
  if (words === undefined) return sql`${text} like any(${patterns}::text[])`
  const each = Array.from(
    { length: words },
    (_, at) => sql`${text} like (${patterns}::text[])[${sql.lit(at + 1)}]`,
  )
  const rest = words === mostWords ? [sql`${text} like all(${patterns}::text[])`] : []
  return sql`(${sql.join([...each, ...rest], sql` and `)})`
}

/** The same for a search that's compiled each time. */
export function hasText(text: RawBuilder<unknown>, sought: Sought): RawBuilder<boolean> {
  const { values, shape } = soughtValues(sought)
  return hasSought(text, values, new Set(shape))
}
