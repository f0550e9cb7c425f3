import type { Env } from './env.ts'

/** Where people find the screens, for links in mails. Never taken from a request, whose sender could name any host. */
export function webOriginOf({ webOrigin, host, port }: Pick<Env, 'webOrigin' | 'host' | 'port'>): string {
  if (webOrigin) return webOrigin
  const isAnywhere = host === '0.0.0.0' || host === '::'
  return `http://${isAnywhere ? 'localhost' : host}:${port}`
}
