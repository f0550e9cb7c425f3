import { oneLine } from '../oneLine.ts'

/** Seconds for which a code is shown (RFC 6238). */
export const totpSeconds = 30

/** The allowed difference between the clocks of phone and server, in steps. */
const tolerance = 1

/**
 * The steps whose codes are accepted at a moment, the current one first; steps up to the last used one are
 * excluded.
 */
export function openSteps(now: Date, lastUsed: number | null): number[] {
  const current = Math.floor(now.getTime() / 1000 / totpSeconds)
  const near = [current, current - tolerance, current + tolerance]
  return near.filter((step) => lastUsed === null || step > lastUsed)
}

/** A typed code without spaces; null if it can't be one. */
export function readTotpCode(typed: string): string | null {
  const plain = oneLine(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(plain) ? plain : null
}
