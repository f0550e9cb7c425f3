import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { prefix } from '@tourdesk/contract/kernel/route'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

/** Calls of signing in, uploads and the stream of notices carry no key: forms and `EventSource` cannot send one. */
const open = ['/auth/', '/uploads/', '/live'].map((path) => prefix + path)

/** When the setting names a key, data calls must carry it in `x-api-key`; a wrong one is 403, never 401 (HOLE-A44). */
export function checkApiKey(app: FastifyInstance, { apiKey }: Pick<Env, 'apiKey'>): void {
  if (!apiKey) return
  const expected = digest(apiKey)
  app.addHook('onRequest', async ({ url, headers }) => {
    if (!url.startsWith(`${prefix}/`) || open.some((path) => url.startsWith(path))) return
    if (!timingSafeEqual(digest(String(headers['x-api-key'] ?? '')), expected))
      throw new Problem('not_allowed')
  })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
