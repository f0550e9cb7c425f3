import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hashToken } from '../../identity/tokens.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import type { Product } from '../../kernel/product.ts'
import { findReader } from './findReader.ts'
import { readFeed } from './readFeed.ts'
import { writeCalendar } from './writeCalendar.ts'

/** Calls per calendar; programs refresh about once an hour. */
const limit = { times: 60, minutes: 60 }

/** Tokens can't be guessed, but anyone can try. */
const tokenName = /^([\w-]{43})\.ics$/

/**
 * `GET /calendar/{token}.ics`: the calendar of a guide, a driver or the office, for programs that subscribe
 * to it. A token that isn't valid gets a 404 without a body. Throws `too_many_attempts` (429).
 */
export function serveFeed(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { name: string } }>('/calendar/:name', async ({ params, headers }, reply) => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
    const token = tokenName.exec(params.name)?.[1]
    const reader = token ? await findReader(product.db, token) : null
    if (!token || !reader) return nothing(reply)
    const now = product.clock.now()
    await takeAttempt(product.db, { key: `calendar ${hashToken(token).toString('hex')}`, ...limit }, now)
    const host = new URL(product.origin).hostname
    const events = await readFeed({ db: product.db, now, host }, reader)
    const text = writeCalendar(events, { name: reader.name })
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (isKnown(headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}

function nothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send()
}

/** Compression turns the tag into a weak one. */
function isKnown(sent: string | undefined, tag: string): boolean {
  if (!sent) return false
  return sent.trim() === '*' || sent.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
