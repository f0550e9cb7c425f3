import type { FastifyRequest } from 'fastify'
import { addressRange } from '../../kernel/addressRange.ts'
import { readBrowser } from '../cookies.ts'

/** The browser a call comes from, as far as we know it. */
export interface Caller {
  /** The range of addresses. */
  address: string
  /** Its User-Agent. */
  device: string
  /** Keep the session when the browser closes. */
  remembered: boolean
  /** The cookie by which we know the browser again. */
  browserToken: string | undefined
}

const longestDevice = 400

/** The part of a sign-in that comes from the request, not from a form. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    address: addressRange(request.ip),
    device: (request.headers['user-agent'] ?? '').slice(0, longestDevice),
    remembered: request.headers['x-remember-me'] === 'true',
    browserToken: readBrowser(request),
  }
}
