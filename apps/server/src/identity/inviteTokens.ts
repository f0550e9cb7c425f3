import { createVerifier } from 'fast-jwt'
import { z } from 'zod'
import { newToken } from './tokens.ts'

/** A token for the link of an invite. The registration page recognizes it by its first letters. */
export function newInviteToken(): string {
  return `ey${newToken()}`
}

/** True for text with the format of our tokens, whether or not there's an invite for it. */
export function isInviteToken(token: string): boolean {
  return /^ey[\w-]{43}$/.test(token)
}

const SignedInvite = z.object({ inviteId: z.uuid(), accountId: z.uuid(), exp: z.number() })

/** The invite's id in an older link, whose token is a JWT that we signed. Null for anything else. */
export function readSignedInvite(secret: string, token: string): string | null {
  try {
    const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
    return SignedInvite.safeParse(verify(token)).data?.inviteId ?? null
  } catch {
    return null
  }
}
