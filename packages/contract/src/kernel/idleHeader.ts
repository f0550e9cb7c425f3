/** For how many seconds nobody has touched the page that calls: what it does by itself isn't use. */
export const idleHeader = 'x-idle'

/** The same as read by the server: 0 if it's missing or no whole number, since other programs' calls are use. */
export function readIdleSeconds(headers: Record<string, unknown>): number {
  const text = headers[idleHeader]
  return typeof text === 'string' && /^\d{1,8}$/.test(text) ? Number(text) : 0
}
