import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessSeconds } from './tokens.ts'

const access = 'tourdesk_access'
const refresh = 'tourdesk_refresh'
const browser = 'tourdesk_browser'
/** As long as browsers keep a cookie. */
const browserDays = 400

/** How long a session lasts: days if remembered, hours if not. */
export const rememberedDays = 30
export const unrememberedHours = 24

export interface SessionCookies {
  access: string
  /** Missing if the browser's refresh cookie stays valid. */
  refresh?: { token: string; remembered: boolean } | undefined
  /** Missing if the browser keeps the one it has. */
  browser?: string | undefined
}

export function readAccess(request: FastifyRequest): string | undefined {
  return request.cookies[access]
}

export function readRefresh(request: FastifyRequest): string | undefined {
  return request.cookies[refresh]
}

export function readBrowser(request: FastifyRequest): string | undefined {
  return request.cookies[browser]
}

/** Sets the session's cookies; scripts can't read them. */
export function setCookies(reply: FastifyReply, cookies: SessionCookies, secure: boolean): void {
  reply.setCookie(access, cookies.access, { ...shared(secure), path: '/', maxAge: accessSeconds })
  if (cookies.browser)
    reply.setCookie(browser, cookies.browser, {
      ...shared(secure),
      path: '/api/v1/auth',
      maxAge: browserDays * 24 * 3600,
    })
  if (!cookies.refresh) return
  const { token, remembered } = cookies.refresh
  reply.setCookie(refresh, token, {
    ...shared(secure),
    path: '/api/v1/auth',
    ...(remembered && { maxAge: rememberedDays * 24 * 3600 }),
  })
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(access, { path: '/' })
  reply.clearCookie(refresh, { path: '/api/v1/auth' })
}

function shared(secure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure }
}
