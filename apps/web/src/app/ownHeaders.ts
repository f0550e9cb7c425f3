import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { prefix } from '@tourdesk/contract/kernel/route'

const apiKey = import.meta.env.VITE_API_KEY ?? 'web'
const startingSession = [urlOf(addresses.auth.login, {}), urlOf(addresses.auth.resetPassword, {})]

/**
 * What a call carries beside JSON: the product's key everywhere but on sessions and uploads (HOLE-A44), and how long
 * a session may last where one begins (HOLE-A33).
 */
export function ownHeaders(url: string, isRemembered: boolean): Record<string, string> {
  if (startingSession.includes(url)) return { 'x-remember-me': String(isRemembered) }
  if (url.startsWith(`${prefix}/auth/`) || url.startsWith(`${prefix}/uploads/`)) return {}
  return { 'x-api-key': apiKey }
}
