import { oneLine } from '../oneLine.ts'

/** How many recovery codes a person gets at once. */
export const recoveryCodeCount = 10

/** With this many left or fewer, people get a hint at sign-in. */
export const fewRecoveryCodes = 3

/** Letters and digits that can't be confused on paper; there are 32, so each is worth five bits. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const half = 5

/** How many random bytes a code needs. */
export const recoveryCodeBytes = 2 * half

/** A recovery code `XXXXX-XXXXX` of ten random bytes. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, recoveryCodeBytes), (byte) =>
    signs.charAt(byte % signs.length),
  ).join('')
  return `${text.slice(0, half)}-${text.slice(half)}`
}

/**
 * A typed code in the form it was issued in: without spaces, in capitals, with its hyphen; null if it can't
 * be one.
 */
export function readRecoveryCode(typed: string): string | null {
  const plain = oneLine(typed).toUpperCase().replace(/[\s-]/g, '')
  const isCode = plain.length === 2 * half && [...plain].every((sign) => signs.includes(sign))
  return isCode ? `${plain.slice(0, half)}-${plain.slice(half)}` : null
}
