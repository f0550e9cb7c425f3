import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A handshake for a sum; proves later that the page was requested for this sum. */
export function makeHandshake(secret: string, cents: number): string {
  const nonce = randomBytes(12).toString('hex')
  return `${nonce}${proofOf(secret, nonce, cents)}`
}

/** True for a handshake of ours for exactly this sum. */
export function isHandshake(secret: string, thtk: string, cents: number): boolean {
  const expected = Buffer.from(proofOf(secret, thtk.slice(0, 24), cents))
  const given = Buffer.from(thtk.slice(24))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function proofOf(secret: string, nonce: string, cents: number): string {
  return createHmac('sha256', secret).update(`${nonce} ${cents}`).digest('hex')
}
