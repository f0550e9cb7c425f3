import { contract } from '@tourdesk/contract/contract'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { rememberMe } from '../identity/rememberMe.ts'

const refreshUrl = urlOf(contract.auth.refreshToken, {})
const loginUrl = urlOf(contract.auth.login, {})

let refreshing: Promise<boolean> | null = null
let onSessionLost: () => void = () => {}

/** Names what happens when a session cannot be refreshed any more (AUTH-30). */
export function whenSessionIsLost(listener: () => void): void {
  onSessionLost = listener
}

/** `fetch` that meets a 401 with one refresh, shared by all calls in flight, and one retry (AUTH-29, OAPI-35). */
export const sendWithRefresh: typeof fetch = async (input, init) => {
  if (input === loginUrl) return fetch(input, withRememberMe(init))
  const response = await fetch(input, init)
  if (response.status !== 401 || input === refreshUrl) return response
  if (!(await refreshOnce())) {
    onSessionLost()
    return response
  }
  const retried = await fetch(input, init)
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

/** How long a session may last is told beside the credentials (HOLE-A33). */
function withRememberMe(init: RequestInit | undefined): RequestInit {
  return { ...init, headers: { ...init?.headers, 'x-remember-me': String(rememberMe.read()) } }
}
