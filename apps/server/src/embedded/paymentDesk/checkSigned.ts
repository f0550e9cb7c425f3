import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { accessToken } from '../../outside/cards/tranzila/signedHeaders.ts'

const longestAgeMs = 300_000

/** Returns a check that a call's four headers are correct, fresh and unused. */
export function signatureCheck({ appKey, secret }: { appKey: string; secret: () => string }) {
  const used = new Map<string, number>()
  return (headers: IncomingHttpHeaders, now: Date): boolean => {
    const [key, time, nonce, token] = ['app-key', 'request-time', 'nonce', 'access-token'].map((name) =>
      String(headers[`x-tranzila-api-${name}`] ?? ''),
    ) as [string, string, string, string]
    const sentAt = Number(time) * 1000
    const isFresh = Math.abs(now.getTime() - sentAt) <= longestAgeMs
    for (const [old, at] of used) if (Math.abs(now.getTime() - at) > longestAgeMs) used.delete(old)
    if (key !== appKey || !isFresh || !/^[\da-f]{80}$/.test(nonce) || used.has(nonce)) return false
    const expected = Buffer.from(accessToken({ appKey, secret: secret(), time, nonce }))
    const given = Buffer.from(token)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    used.set(nonce, sentAt)
    return true
  }
}
