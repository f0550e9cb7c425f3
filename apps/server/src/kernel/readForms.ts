import type { FastifyInstance } from 'fastify'

/** Lets a plugin's routes accept posted forms, from browsers or providers; the last of equal names counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
