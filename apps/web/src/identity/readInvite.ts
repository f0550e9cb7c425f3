import { z } from 'zod'

const Invited = z.object({
  email: z.string(),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  mobilePhone: z.string().default(''),
})
export type Invited = z.output<typeof Invited>

/** True for what looks like the token of an invite; anything else is a plain signup (AUTH-25, AUTH-26, HOLE-A1). */
export function isInviteToken(token: string | undefined): token is string {
  return token?.startsWith('ey') ?? false
}

/** Who is invited, for the form to show; null when the token cannot be read (AUTH-28, HOLE-A27). */
export function readInvite(token: string): Invited | null {
  const [, payload, signature] = token.split('.')
  if (!payload || !signature) return null
  try {
    return Invited.parse(JSON.parse(textOf(payload)))
  } catch {
    return null
  }
}

function textOf(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}
