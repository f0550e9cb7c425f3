import { createHash, randomBytes } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'

/** Lifetime of an access cookie in seconds. */
export const accessSeconds = 15 * 60

/** Creates and reads the short-lived access tokens, which contain only the session's id. */
export interface AccessTokens {
  issue(sessionId: string, now: Date): string
  /** The session of a valid, unexpired token, else null. */
  read(token: string, now: Date): string | null
}

export function accessTokens(secret: string): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })
  // The product's clock decides on expiry, not the library's.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  // A signed token's claims never change. The library has a cache too, but hashes the token for each lookup.
  const proven = new Map<string, Claims>()
  const prove = (token: string): Claims => {
    const claims: Claims = verify(token)
    if (proven.size === mostProven) proven.clear()
    proven.set(token, claims)
    return claims
  }
  return {
    issue: (sessionId, now) => sign({ sid: sessionId, exp: seconds(now) + accessSeconds }),
    read(token, now) {
      try {
        const { sid, exp } = proven.get(token) ?? prove(token)
        return exp > seconds(now) ? sid : null
      } catch {
        return null
      }
    },
  }
}

interface Claims {
  sid: string
  exp: number
}

/** How many tokens the cache holds. */
const mostProven = 1000

/** A random token for a cookie or a mail; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
