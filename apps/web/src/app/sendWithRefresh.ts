import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { ownHeaders } from './ownHeaders.ts'
import { rememberMe } from './rememberMe.ts'

const refreshUrl = urlOf(addresses.auth.refreshToken, {})

let refreshing: Promise<Response> | null = null
let onSessionLost: () => void = () => {}

/** Names what happens when a session cannot be refreshed any more (AUTH-30). */
export function whenSessionIsLost(listener: () => void): void {
  onSessionLost = listener
}

/**
 * `fetch` that meets a 401 with one refresh, shared by all calls in flight, and one retry (AUTH-29, OAPI-35). A server
 * that can't answer the refresh has not ended the session: the call fails with its answer, and the next one tries again.
 */
export const sendWithRefresh: typeof fetch = async (input, init) => {
  const call = { ...init, headers: { ...init?.headers, ...ownHeaders(String(input), rememberMe.read()) } }
  const response = await fetch(input, call)
  if (response.status !== 401 || input === refreshUrl) return response
  const refreshed = await refreshOnce()
  if (refreshed.status >= 500) return refreshed.clone()
  if (!refreshed.ok) {
    onSessionLost()
    return response
  }
  const retried = await fetch(input, call)
  if (retried.status === 401) onSessionLost()
  return retried
}

/** Asks for a new access cookie: 200 when there is one, 4xx when the session is over. Rejects without an answer. */
export function refreshOnce(): Promise<Response> {
  refreshing ??= fetch(refreshUrl, { credentials: 'include' }).finally(() => {
    refreshing = null
  })
  return refreshing
}
