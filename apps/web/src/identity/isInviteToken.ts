/** True if it looks like an invite's token; anything else means a registration without an invite. */
export function isInviteToken(token: string | undefined): token is string {
  return token?.startsWith('ey') ?? false
}
