import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { describeError, withoutPersons } from './describeError.ts'

/** Sent with every answer, so that people can quote it when they report an error. */
export const requestIdHeader = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/**
 * Log lines as JSON, each with the id of its request. They contain nothing about people: a request is logged
 * by its route and not its address, an error without any data it quotes.
 */
export const logLines = {
  mixin: (_, __, logger) => {
    const reqId = current.getStore()
    return reqId && !('reqId' in logger.bindings()) ? { reqId } : {}
  },
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: (error: Error) => ({ ...describeError(error) }),
  },
  hooks: {
    logMethod([first, ...rest], method) {
      if (first instanceof Error) method.apply(this, [{ err: first }, describeError(first).message])
      else method.apply(this, [first, ...rest].map(masked) as [string])
    },
  },
} satisfies Exclude<FastifyServerOptions['logger'], boolean | undefined>

function masked(value: unknown): unknown {
  return typeof value === 'string' ? withoutPersons(value) : value
}

export const newRequestId = () => randomUUID()

/** Puts the request's id into its answer and into everything logged while it runs. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(requestIdHeader, id)
    current.run(id, done)
  })
}
