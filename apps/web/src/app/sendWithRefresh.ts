import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { ownHeaders } from './ownHeaders.ts'
import { rememberMe } from './rememberMe.ts'

const refreshUrl = urlOf(addresses.auth.refreshToken, {})

let refreshing: Promise<boolean> | null = null
let onSessionLost: () => void = () => {}

/** Names what happens when a session cannot be refreshed any more (AUTH-30). */
export function whenSessionIsLost(listener: () => void): void {
  onSessionLost = listener
}

/** `fetch` that meets a 401 with one refresh, shared by all calls in flight, and one retry (AUTH-29, OAPI-35). */
export const sendWithRefresh: typeof fetch = async (input, init) => {
  const call = { ...init, headers: { ...init?.headers, ...ownHeaders(String(input), rememberMe.read()) } }
  const response = await fetch(input, call)
  if (response.status !== 401 || input === refreshUrl) return response
  if (!(await refreshOnce())) {
    onSessionLost()
    return response
  }
  const retried = await fetch(input, call)
  if (retried.status === 401) onSessionLost()
  return retried
}

/** True when a new access cookie is there. */
export function refreshOnce(): Promise<boolean> {
  refreshing ??= fetch(refreshUrl, { credentials: 'include' })
    .then((response) => response.ok)
    .catch(() => false)
    .finally(() => {
      refreshing = null
    })
  return refreshing
}
