import type { Env } from './env.ts'

/**
 * Where people find the screens, for links in mails. Never taken from a request, whose sender could name any host.
 * @param port the one that is listened on, which for `PORT=0` is known only then
 */
export function webOriginOf({ webOrigin, host }: Pick<Env, 'webOrigin' | 'host'>, port: number): string {
  if (webOrigin) return webOrigin
  const isAnywhere = host === '0.0.0.0' || host === '::'
  return `http://${isAnywhere ? 'localhost' : host}:${port}`
}
