import type { Fields } from './diffOf.ts'

/** Longer texts are logged as their length and hash. */
export const longestText = 2000

/**
 * An event's values as they may be kept for years: passwords, tokens, secrets, keys and cards only as a mark
 * that there's a new one, passports as their last four characters, long texts as length and hash.
 */
export function mask(fields: Fields, hash: (text: string) => string): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => typeof value === 'boolean' || !isSecret(name))
      .map(([name, value]) => [name, isPassport(name) ? maskPassport(value) : maskValue(value, hash)]),
  )
}

/** The last four characters of a passport number; nothing of a shorter one. */
export function lastOfPassport(passport: string): string {
  if (passport === '') return ''
  return `${dots}${passport.length > 4 ? passport.slice(-4) : ''}`
}

/** True for a result of `lastOfPassport`. */
export function isMaskedPassport(passport: string): boolean {
  return passport.startsWith(dots)
}

const dots = '••••'

function maskPassport(value: unknown): unknown {
  if (typeof value !== 'string' || isMaskedPassport(value)) return value
  return lastOfPassport(value)
}

function maskValue(value: unknown, hash: (text: string) => string): unknown {
  if (typeof value === 'string' && value.length > longestText)
    return { length: value.length, hash: hash(value) }
  if (Array.isArray(value)) return value.map((item) => maskValue(item, hash))
  if (value !== null && typeof value === 'object') return mask(value as Fields, hash)
  return value
}

/** Keys that look like secrets but aren't: those of the accounting program. */
const harmless = /^hashavshevet/i
const secret = /password|token|secret|api_?key|private_?key|credential|cvv|card_?number|(^|[._])pan$/i

function isSecret(name: string): boolean {
  return secret.test(name) && !harmless.test(name)
}

function isPassport(name: string): boolean {
  return /passport/i.test(name)
}
