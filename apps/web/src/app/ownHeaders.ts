import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { prefix } from '@tourdesk/contract/kernel/route'

const apiKey = import.meta.env.VITE_API_KEY ?? 'web'
const { login, secondFactor, resetPassword } = addresses.auth
const startingSession = [login, secondFactor, resetPassword, addresses.passkeys.signIn].map((address) =>
  urlOf(address, {}),
)

/**
 * A call's own headers: the API key, except for session calls and uploads, and whether to remember a new session.
 */
export function ownHeaders(url: string, isRemembered: boolean): Record<string, string> {
  if (startingSession.includes(url)) return { 'x-remember-me': String(isRemembered) }
  if (url.startsWith(`${prefix}/auth/`) || url.startsWith(`${prefix}/uploads/`)) return {}
  return { 'x-api-key': apiKey }
}
