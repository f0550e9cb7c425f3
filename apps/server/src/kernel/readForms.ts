import type { FastifyInstance } from 'fastify'

/** Lets the routes of a plugin take forms as a browser or a provider posts them; the last one of equal names counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
