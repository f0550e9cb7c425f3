import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { idleHeader } from '@tourdesk/contract/kernel/idleHeader'
import { connection } from '../../kit/connection.ts'
import { ownHeaders } from '../ownHeaders.ts'
import { rememberMe } from '../rememberMe.ts'
import { idleClock } from './idle/idleClock.ts'

const refreshUrl = urlOf(addresses.auth.refreshToken, {})

let refreshing: Promise<Response> | null = null
/** The last response to a refresh, and the number of responses so far. */
let answered: { count: number; answer: Response | null } = { count: 0, answer: null }

/**
 * `fetch` that refreshes the session once after a 401, shared by all calls sent before the refresh is
 * answered, and retries once. If the server fails to refresh (5xx), the session isn't over: the call fails
 * with that response, and the next call tries again.
 */
export const sendWithRefresh: typeof fetch = async (input, init) => {
  const headers = {
    ...init?.headers,
    ...ownHeaders(String(input), rememberMe.read()),
    [idleHeader]: String(idleClock.idleSeconds()),
  }
  const call = { ...init, headers }
  const { count } = answered
  const response = await reach(input, call)
  if (response.status !== 401 || input === refreshUrl) return response
  const refreshed = await refreshSince(count)
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

/**
 * Requests a new access cookie: 200 on success, 4xx if the session is over. Rejects without an answer.
 * @param count the number of responses to refreshes when the call was sent
 */
async function refreshSince(count: number): Promise<Response> {
  if (answered.answer && answered.count > count) return answered.answer
  refreshing ??= refresh().finally(() => {
    refreshing = null
  })
  return refreshing
}

async function refresh(): Promise<Response> {
  const answer = await fetch(refreshUrl, { credentials: 'include' })
  answered = { count: answered.count + 1, answer }
  return answer
}
