import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'

/** What prefills the registration form. Role and account come from the stored invite. */
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

/** Signs an invite for its mail: a JWT that isn't stored. */
export function signInvite(secret: string, claims: InviteClaims): string {
  return createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true })(claims)
}

/** The content of a token we signed, else null. The stored invite and the clock decide whether it's still valid. */
export function readInvite(secret: string, token: string): InviteClaims | null {
  try {
    const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
    return InviteClaims.safeParse(verify(token)).data ?? null
  } catch {
    return null
  }
}
