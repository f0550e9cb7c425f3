import { crewAccess } from '@tourdesk/domain/crew/vocabulary'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'crew'
/** The browser sends the cookie only with the crew page's calls. */
const path = '/api/v1/crew'

export function readCrewCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name]
}

/** Signs a phone in for 30 more days; scripts can't read the cookie. */
export function setCrewCookie(reply: FastifyReply, token: string, secure: boolean): void {
  const maxAge = crewAccess.sessionDays * 24 * 3600
  reply.setCookie(name, token, { httpOnly: true, sameSite: 'lax', secure, path, maxAge })
}

export function clearCrewCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path })
}
