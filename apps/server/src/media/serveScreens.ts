import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'

/** Serves the built screens, and their page for every other address. */
export async function serveScreens(app: FastifyInstance, webDir?: string): Promise<void> {
  if (!webDir || !existsSync(webDir)) {
    app.setNotFoundHandler(() => {
      throw new Problem('not_found')
    })
    return
  }
  await app.register(fastifyStatic, {
    root: webDir,
    index: 'index.html',
    preCompressed: true,
    // The files are listed once; otherwise every request would read the folder.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(webDir, 'assets'))
      void reply.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler(({ method, url }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(assets|uploads)\//.test(url)
    if (!isPage) throw new Problem('not_found')
    return reply.sendFile('index.html')
  })
}
