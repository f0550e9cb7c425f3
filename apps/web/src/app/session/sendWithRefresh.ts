import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { idleHeader } from '@tourdesk/contract/kernel/idleHeader'
import { connection } from '../../kit/connection.ts'
import { ownHeaders } from '../ownHeaders.ts'
import { rememberMe } from '../rememberMe.ts'
import { idleClock } from './idle/idleClock.ts'

const refreshUrl = urlOf(addresses.auth.refreshToken, {})

let refreshing: Promise<Response> | null = null

/**
 * `fetch` that answers a 401 with one refresh, shared by all calls in flight, and one retry. If the server can't answer
 * the refresh, the session isn't over: the call fails with that answer, and the next call tries again.
 */
export const sendWithRefresh: typeof fetch = async (input, init) => {
  const headers = {
    ...init?.headers,
    ...ownHeaders(String(input), rememberMe.read()),
    [idleHeader]: String(idleClock.idleSeconds()),
  }
  const call = { ...init, headers }
  const response = await reach(input, call)
  if (response.status !== 401 || input === refreshUrl) return response
  const refreshed = await refreshOnce()
  if (refreshed.status >= 500) return refreshed.clone()
  return refreshed.ok ? reach(input, call) : response
}

/** A call without an answer starts a connection check, unless it was aborted. */
async function reach(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init)
  } catch (error) {
    if (!init.signal?.aborted) connection.suspect()
    throw error
  }
}

/** Requests a new access cookie: 200 on success, 4xx if the session is over. Rejects without an answer. */
function refreshOnce(): Promise<Response> {
  refreshing ??= fetch(refreshUrl, { credentials: 'include' }).finally(() => {
    refreshing = null
  })
  return refreshing
}
