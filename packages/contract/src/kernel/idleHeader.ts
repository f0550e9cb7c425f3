/** For how many seconds nobody has touched the calling page: what a page does automatically isn't use. */
export const idleHeader = 'x-idle'

/**
 * The header's value as read by the server: 0 if it's missing or not a whole number, since calls of other
 * programs are use.
 */
export function readIdleSeconds(headers: Record<string, unknown>): number {
  const text = headers[idleHeader]
  return typeof text === 'string' && /^\d{1,8}$/.test(text) ? Number(text) : 0
}
