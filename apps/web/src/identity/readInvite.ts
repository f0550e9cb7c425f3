/** True if it looks like an invite's token; anything else is a plain signup. */
export function isInviteToken(token: string | undefined): token is string {
  return token?.startsWith('ey') ?? false
}

/** The email of an invite, not yet checked by the server; null if the token can't be read. */
export function readInvitedEmail(token: string): string | null {
  const [, payload, signature] = token.split('.')
  if (!payload || !signature) return null
  try {
    const invited: unknown = JSON.parse(textOf(payload))
    return hasEmail(invited) ? invited.email : null
  } catch {
    return null
  }
}

function textOf(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

function hasEmail(value: unknown): value is { email: string } {
  return typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string'
}
