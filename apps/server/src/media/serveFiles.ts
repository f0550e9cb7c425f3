import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../kernel/env.ts'

/** Where pictures are kept; each is served under `/uploads/{folder}/{file}`. */
export function uploadDir(env: Pick<Env, 'dataDir'>): string {
  return join(env.dataDir, 'uploads')
}

/** Pictures, the built screens, and the page of the screens for every other address. */
export async function serveFiles(app: FastifyInstance, env: Env, webDir?: string): Promise<void> {
  await mkdir(uploadDir(env), { recursive: true })
  await app.register(fastifyStatic, {
    root: uploadDir(env),
    prefix: '/uploads/',
    maxAge: '30d',
    immutable: true,
    index: false,
    decorateReply: false,
  })
  if (!webDir || !existsSync(webDir)) {
    app.setNotFoundHandler(() => {
      throw new Problem('not_found')
    })
    return
  }
  await app.register(fastifyStatic, {
    root: webDir,
    index: 'index.html',
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
