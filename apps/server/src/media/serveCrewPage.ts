import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the crew's phone page, which is built apart from the screens of the office: it's small enough for a phone on
 * the road, and its worker keeps it there. The page finds its own way below `/crew`.
 */
export function serveCrewPage(app: FastifyInstance, webDir?: string): void {
  if (!webDir || !existsSync(join(webDir, 'crew.html'))) return
  for (const path of ['/crew', '/crew/*'])
    app.get(path, (_, reply) => reply.header('x-robots-tag', 'noindex').sendFile('crew.html'))
}
