import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import type { FastifyInstance } from 'fastify'
import type { Meters } from './meters.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The code that the request was refused with. */
    problemCode: ProblemCode | null
  }
  interface FastifyContextConfig {
    /** The answer stays open, so its duration means nothing. */
    staysOpen?: boolean
  }
}

/** Counts and times every request by its route, as it's written in the code. */
export function measureRequests(app: FastifyInstance, { requests, problems }: Meters): void {
  app.decorateReply('problemCode', null)
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unknown'
    if (!routeOptions.config.staysOpen)
      requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.problemCode) problems.inc({ route, code: reply.problemCode })
    done()
  })
}
