import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'

/** What a register form is filled with (HOLE-A27). Role and account are those of the stored invite. */
const InviteClaims = z.object({
  inviteId: z.uuid(),
  accountId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobilePhone: z.string(),
  exp: z.number(),
})
export type InviteClaims = z.output<typeof InviteClaims>

/** Signs an invite for its mail: a JWT, of which nothing is stored. */
export function signInvite(secret: string, claims: InviteClaims): string {
  return createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })(claims)
}

/** What a token says that is ours, else null; whether it is over, the stored invite and the clock decide. */
export function readInvite(secret: string, token: string): InviteClaims | null {
  try {
    const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
    return InviteClaims.safeParse(verify(token)).data ?? null
  } catch {
    return null
  }
}
