import { createVerifier } from 'fast-jwt'
import { z } from 'zod'
import { newToken } from './tokens.ts'

/** A token for the link of an invite. Its first letters tell the registration page that it's one. */
export function newInviteToken(): string {
  return `ey${newToken()}`
}

/** True for what can be a token of ours, whether or not there's an invite for it. */
export function isInviteToken(token: string): boolean {
  return /^ey[\w-]{43}$/.test(token)
}

const SignedInvite = z.object({ inviteId: z.uuid(), accountId: z.uuid(), exp: z.number() })

/** The id in a link that was mailed before links had random tokens: a JWT that we signed. Null for anything else. */
export function readSignedInvite(secret: string, token: string): string | null {
  try {
    const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
    return SignedInvite.safeParse(verify(token)).data?.inviteId ?? null
  } catch {
    return null
  }
}
