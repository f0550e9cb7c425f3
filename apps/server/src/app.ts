import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { contract } from '@tourdesk/contract/contract'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { prefix } from '@tourdesk/contract/kernel/route'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { agencyRoutes } from './agencies/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { dispatchRoutes } from './dispatch/routes.ts'
import { openDoor } from './identity/door.ts'
import { identityRoutes } from './identity/routes.ts'
import { accessTokens } from './identity/tokens.ts'
import { guardHeaders } from './kernel/headers.ts'
import { reportHealth } from './kernel/health.ts'
import { mount } from './kernel/mount.ts'
import { answerProblem } from './kernel/problems.ts'
import type { Product } from './kernel/product.ts'
import { serveFiles } from './media/serveFiles.ts'
import { orderRoutes } from './orders/routes.ts'
import { pricingRoutes } from './pricing/routes.ts'
import { liveRoutes } from './updates/routes.ts'

const megabyte = 1024 * 1024

/** The HTTP server of the product, not yet listening. `webDir` holds the built screens; without it, only the API. */
export async function buildApp(product: Product, webDir?: string): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      product.env.logLevel === 'silent' ? false : { level: product.env.logLevel, redact: ['req.headers'] },
    logController: new LogController({ disableRequestLogging: product.env.logLevel !== 'debug' }),
    bodyLimit: megabyte,
    forceCloseConnections: true,
    frameworkErrors: answerProblem,
    routerOptions: { maxParamLength: 1000 },
  })
  app.setErrorHandler(answerProblem)
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(compress, { threshold: 4096, encodings: ['gzip'] })
  await guardHeaders(app, product.env)
  reportHealth(app, product)

  const tokens = accessTokens(product.secret)
  mount(
    app,
    contract,
    {
      ...identityRoutes(product, tokens),
      ...agencyRoutes,
      ...catalogueRoutes,
      ...pricingRoutes,
      ...orderRoutes,
      ...dispatchRoutes,
      ...liveRoutes(product),
    },
    openDoor(product, tokens),
  )
  app.all(`${prefix}/*`, () => {
    throw new Problem('not_found')
  })
  await serveFiles(app, product.env, webDir)
  return app
}
