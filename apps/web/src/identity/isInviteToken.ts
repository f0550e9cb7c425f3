/** True if it looks like an invite's token; anything else is a plain signup. */
export function isInviteToken(token: string | undefined): token is string {
  return token?.startsWith('ey') ?? false
}
