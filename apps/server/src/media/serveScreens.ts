import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance, FastifyReply } from 'fastify'

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
    index: false,
    preCompressed: true,
    // Lists the files once; otherwise every request would read the folder.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '*.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.startsWith(join(webDir, 'assets'))
      void reply.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const page = await readFile(join(webDir, 'index.html'), 'utf8')
  app.get('/', (_, reply) => sendScreens(reply, page))
  app.setNotFoundHandler(({ method, url }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(assets|uploads)\//.test(url)
    if (!isPage) throw new Problem('not_found')
    return sendScreens(reply, page)
  })
}

/** The placeholder for the page's nonce (see `styleNonce` of the screens). */
const noncePlace = 'of-this-answer'

/**
 * Sends the screens' page with a fresh nonce for the `style` elements that they add while running. Injected
 * code must not know the nonce, so browsers may not cache the page.
 */
function sendScreens(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(reply.getHeader('content-security-policy'))
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      policy.replace("style-src-elem 'self'", `style-src-elem 'self' 'nonce-${nonce}'`),
    )
    .send(page.replace(noncePlace, nonce))
}
