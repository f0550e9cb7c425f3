import { oneLine } from '../oneLine.ts'
import { findable, findablePhone } from './findable.ts'

/**
 * What a search looks for: all of these items, each in any of its spellings, somewhere in a findable text.
 * Empty if there's nothing to look for, as in `--`.
 */
export type Sought = string[][]

/**
 * The words of a search, in any order. A word of one or two letters has to be at the start of a word of the
 * text, a longer one may be anywhere. A number is one word however it's written, and also a phone number
 * without its prefix.
 */
export function soughtIn(typed: string): Sought {
  const query = oneLine(typed)
  if (isNumber(query)) return [numbersIn(query)]
  const words = new Set(findable(query).split(' ').filter(Boolean))
  return [...words].map((word) => [word.length < 3 ? ` ${word}` : word])
}

/** True if a findable text has everything that's looked for. */
export function isFound(text: string, sought: Sought): boolean {
  return sought.length > 0 && sought.every((spellings) => spellings.some((word) => text.includes(word)))
}

/** True for `054-555 0920`, `+972 (54) 555`, `054.555.0920` and `#10,674`, with three digits or more. */
function isNumber(query: string): boolean {
  return /^[-\d\s+()#.,/\u2010-\u2015\u2212\u05be]+$/.test(query) && query.replace(/\D/g, '').length >= 3
}

function numbersIn(query: string): string[] {
  const digits = query.replace(/\D/g, '')
  const phone = findablePhone(query)
  // A day or an amount in notes is written as it was typed.
  const asTyped = findable(query).trim()
  return [...new Set([digits, ...(phone && phone !== ` ${digits}` ? [phone] : []), asTyped])]
}
