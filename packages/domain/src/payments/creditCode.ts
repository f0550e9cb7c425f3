import { oneLine } from '../oneLine.ts'

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code `XXXX-XXXX` from 5 random bytes. */
export function creditCodeOf(bytes: Uint8Array): string {
  const bits = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const letters = Array.from(
    { length: 8 },
    (_, index) => alphabet[Number((bits >> BigInt(35 - 5 * index)) & 31n)],
  )
  return dashed(letters.join(''))
}

/**
 * A typed code in its stored form: it may be in any case, with or without dashes and spaces, with O for 0,
 * and I or L for 1. Null if it can't be a code.
 */
export function readCreditCode(typed: string): string | null {
  const letters = oneLine(typed)
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015\u05be]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isCode = letters.length === 8 && [...letters].every((letter) => alphabet.includes(letter))
  return isCode ? dashed(letters) : null
}

function dashed(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
