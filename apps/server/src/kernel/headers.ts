import type { IncomingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import { idleHeader } from '@tourdesk/contract/kernel/idleHeader'
import { linkHeader } from '@tourdesk/contract/kernel/linkHeader'
import { openedForNames } from '@tourdesk/contract/kernel/openedFor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Env } from './env.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts posts from other sites' pages: for a route that changes nothing by itself. */
    fromAnySite?: boolean
    /** Answers with data, without the headers meant for pages: they cost as much as a small answer. */
    isData?: boolean
  }
}

/**
 * Adds security headers, allows the one other origin whose pages may call with our cookies, and refuses
 * changes from all other sites' pages.
 */
export async function guardHeaders(app: FastifyInstance, env: Env): Promise<void> {
  if (env.webOrigin) {
    await app.register(cors, {
      origin: env.webOrigin,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'accept',
        'content-type',
        'x-api-key',
        'x-remember-me',
        linkHeader,
        idleHeader,
        ...Object.values(openedForNames),
      ],
      maxAge: 3600,
    })
  }
  // Not `@fastify/helmet`: it gives each answer a function that keeps its request in memory for long.
  const protect = helmet(headersOfPages(env))
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (routeOptions.config.isData) done()
    else protect(raw, reply.raw, (error) => done(error as Error | undefined))
  })
  if (env.production)
    app.addHook('onRequest', (_, reply, done) => {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
      done()
    })
  app.addHook('onRequest', ({ method, headers, routeOptions }, _, done) => {
    const isOpen = safe.has(method) || routeOptions.config.fromAnySite === true
    done(isOpen || isAllowed(headers, env) ? undefined : new Problem('not_allowed'))
  })
}

function headersOfPages(env: Env): HelmetOptions {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The screens get a nonce for theirs (see `serveScreens`).
        styleSrcElem: ["'self'"],
        // Mails, whose preview inherits the policy, have style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: env.production ? [] : null,
      },
    },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: env.webOrigin ? 'same-site' : 'same-origin' },
  }
}

function isAllowed({ origin, host }: IncomingHttpHeaders, { webOrigin }: Env): boolean {
  return origin === undefined || origin === webOrigin || hostOf(origin) === host
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
