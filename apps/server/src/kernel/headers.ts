import helmet from '@fastify/helmet'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

/** Security headers, and the refusal of changes that another site's page sends with our cookies. */
export async function guardHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
