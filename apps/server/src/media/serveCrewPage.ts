import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the crew's phone page, which is built separately from the office's screens: it's small enough for
 * phones on the road, and its service worker caches it there. The page does its own routing below `/crew`.
 */
export function serveCrewPage(app: FastifyInstance, webDir?: string): void {
  if (!webDir || !existsSync(join(webDir, 'crew.html'))) return
  for (const path of ['/crew', '/crew/*'])
    app.get(path, (_, reply) => reply.header('x-robots-tag', 'noindex').sendFile('crew.html'))
}
