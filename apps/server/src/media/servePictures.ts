import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { uploadFolders } from '@tourdesk/domain/media/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../kernel/env.ts'
import { fileStoreOf } from '../outside/files/fileStore.ts'

/** Serves stored pictures, and nothing else, under `/uploads/{folder}/{file}`. */
export async function servePictures(app: FastifyInstance, env: Env): Promise<void> {
  await (env.s3 ? serveStore(app, env) : serveFolder(app, env))
}

async function serveFolder(app: FastifyInstance, { dataDir }: Env): Promise<void> {
  const root = join(dataDir, 'uploads')
  await mkdir(root, { recursive: true })
  await app.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    decorateReply: false,
    maxAge: '30d',
    immutable: true,
    index: false,
    allowedPath: (path) => /^\/[\w-]+\/[\w-]+\.(jpg|png)$/.test(path),
  })
}

async function serveStore(app: FastifyInstance, env: Env): Promise<void> {
  const store = fileStoreOf(env)
  app.get<{ Params: { folder: string; file: string } }>(
    '/uploads/:folder/:file',
    async ({ params }, reply) => {
      const kind = /^[\w-]+\.(jpg|png)$/.exec(params.file)?.[1]
      const isFolder = uploadFolders.some((folder) => folder === params.folder)
      const picture = kind && isFolder ? await store.read(`${params.folder}/${params.file}`) : null
      if (!picture) throw new Problem('not_found')
      return reply
        .type(kind === 'jpg' ? 'image/jpeg' : 'image/png')
        .header('cache-control', 'public, max-age=2592000, immutable')
        .send(picture)
    },
  )
}
