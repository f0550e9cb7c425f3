import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { describeError, withoutPersons } from './describeError.ts'

/** In every answer, so that somebody who reports an error can name it. */
export const requestIdHeader = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/**
 * Log lines as JSON, each with the id of the request it belongs to. No line has anything about people: a request is
 * logged by its route and not by its address, an error without what it quotes from the data.
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

/** Names every request in its answer and in what is logged while it runs. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(requestIdHeader, id)
    current.run(id, done)
  })
}
