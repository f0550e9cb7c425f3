import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { prefix } from '@tourdesk/contract/kernel/route'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

/**
 * Sign-in calls, uploads and the notice stream need no key: forms and `EventSource` can't send one. Nor do
 * the customer's page, whose calls have the link's secret instead, and the crew's, whose calls have their own
 * cookie.
 */
const open = ['/auth/', '/uploads/', '/live', '/checkout/', '/crew/'].map((path) => prefix + path)

/** If a key is set, data calls must send it in `x-api-key`. A wrong key is 403, never 401. */
export function checkApiKey(app: FastifyInstance, { apiKey }: Pick<Env, 'apiKey'>): void {
  if (!apiKey) return
  const expected = digest(apiKey)
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    // The route's path, not the requested one: the router reads `%61pi` as `api`.
    const { url = '' } = routeOptions
    if (!url.startsWith(`${prefix}/`) || open.some((path) => url.startsWith(path))) return
    if (!timingSafeEqual(digest(String(headers['x-api-key'] ?? '')), expected))
      throw new Problem('not_allowed')
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
