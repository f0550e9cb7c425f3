import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessSeconds } from './tokens.ts'

const access = 'tourdesk_access'
const refresh = 'tourdesk_refresh'
const browser = 'tourdesk_browser'
/** Browsers accept these prefixes only over HTTPS, so no other host of the domain can plant a cookie. */
const prefixes = { [access]: '__Host-', [refresh]: '__Secure-', [browser]: '__Secure-' }
type CookieName = keyof typeof prefixes
/** The longest that browsers keep a cookie. */
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

export function readAccess(request: FastifyRequest, isSecure: boolean): string | undefined {
  return request.cookies[nameOf(access, isSecure)]
}

export function readRefresh(request: FastifyRequest, isSecure: boolean): string | undefined {
  return request.cookies[nameOf(refresh, isSecure)]
}

/** Also reads the name without prefix, which older versions used, so known browsers stay known. */
export function readBrowser({ cookies }: FastifyRequest): string | undefined {
  return cookies[nameOf(browser, true)] ?? cookies[browser]
}

/** The names of a session's cookies, with and without HTTPS. */
export function sessionCookieNames(isSecure: boolean): { access: string; refresh: string } {
  return { access: nameOf(access, isSecure), refresh: nameOf(refresh, isSecure) }
}

function nameOf(name: CookieName, isSecure: boolean): string {
  return isSecure ? prefixes[name] + name : name
}

/** Sets the session's cookies; scripts can't read them. */
export function setCookies(reply: FastifyReply, cookies: SessionCookies, secure: boolean): void {
  reply.setCookie(nameOf(access, secure), cookies.access, {
    ...shared(secure),
    path: '/',
    maxAge: accessSeconds,
  })
  if (cookies.browser)
    reply.setCookie(nameOf(browser, secure), cookies.browser, {
      ...shared(secure),
      path: '/api/v1/auth',
      maxAge: browserDays * 24 * 3600,
    })
  if (!cookies.refresh) return
  const { token, remembered } = cookies.refresh
  reply.setCookie(nameOf(refresh, secure), token, {
    ...shared(secure),
    path: '/api/v1/auth',
    ...(remembered && { maxAge: rememberedDays * 24 * 3600 }),
  })
}

export function clearCookies(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(nameOf(access, secure), { ...shared(secure), path: '/' })
  reply.clearCookie(nameOf(refresh, secure), { ...shared(secure), path: '/api/v1/auth' })
}

function shared(secure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure }
}
