import type { Fields } from './diffOf.ts'

/** Longer texts are kept as their length and hash. */
export const longestText = 2000

/**
 * The part of an event's values that may be kept for years: no password, token, secret, key or card, only that there's
 * a new one; the last four characters of a passport; the length and hash of long text.
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

/** True if it's what `lastOfPassport` made of a number. */
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

/** Keys that aren't secrets: those of the accounting program. */
const harmless = /^hashavshevet/i
const secret = /password|token|secret|api_?key|private_?key|credential|cvv|card_?number|(^|[._])pan$/i

function isSecret(name: string): boolean {
  return secret.test(name) && !harmless.test(name)
}

function isPassport(name: string): boolean {
  return /passport/i.test(name)
}
