/**
 * A text as searches compare it: without case, accents, niqqud, quotes, geresh and final letters. Dashes
 * between digits are removed, other dashes separate words. Every word has one space before it, so ` da`
 * matches the start of a word. The database has the same function for stored texts.
 */
export function findable(text: string): string {
  const letters = text
    .replace(quotes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(lastForms, (letter) => usualForm[letter] ?? letter)
  const words = letters.replace(dashesInNumbers, '').replace(dashes, ' ').split(spaces).filter(Boolean)
  return words.map((word) => ` ${word}`).join('')
}

/**
 * The digits of a phone number, without Israel's international prefix or the 0 used instead: `54555` for both
 * `+972 54 555` and `054-555`. Other countries keep their code.
 */
export function findablePhone(phone: string): string {
  const digits = phone
    .normalize('NFKD')
    .replace(/[^0-9+]/g, '')
    .replace(/^(?:(?:\+|00)9720?|9720?(?=[0-9]{8})|\+|00|0)/, '')
    .replaceAll('+', '')
  return digits && ` ${digits}`
}

const quotes = /['"`´‘’‚“”„׳״\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
const lastForms = /[ךםןףץς]/g
const usualForm: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ς: 'σ' }
const dashesInNumbers = /(?<=[0-9])[-\u2010-\u2015\u2212\u05be](?=[0-9])/g
const dashes = /[-\u2010-\u2015\u2212\u05be]/g
const spaces = /[ \t\n\v\f\r]+/
