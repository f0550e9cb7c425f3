import type { Env } from './env.ts'

/**
 * The address of the screens, for links in mails. Never taken from a request, since its host can be forged.
 * @param port the port in use, which for `PORT=0` is known only after listening
 */
export function webOriginOf({ webOrigin, host }: Pick<Env, 'webOrigin' | 'host'>, port: number): string {
  if (webOrigin) return webOrigin
  // Browsers allow passkeys on localhost, but not on bare IP addresses.
  const isHere = ['127.0.0.1', '0.0.0.0', '::'].includes(host)
  return `http://${isHere ? 'localhost' : host}:${port}`
}
