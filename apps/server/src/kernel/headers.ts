import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

/** Security headers, and the refusal of changes that another site's page sends with our cookies. */
export async function guardHeaders(app: FastifyInstance, env: Env, webDir?: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(webDir ? await inlineScripts(webDir) : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: env.production ? [] : null,
      },
    },
    strictTransportSecurity: env.production,
  })
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD' || headers.origin === undefined) return
    if (headers.origin === env.webOrigin || hostOf(headers.origin) === headers.host) return
    throw new Problem('not_allowed')
  })
}

/** Hashes of the scripts that stand in the page itself: they set language and theme before the first paint. */
async function inlineScripts(webDir: string): Promise<string[]> {
  const page = await readFile(join(webDir, 'index.html'), 'utf8')
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
