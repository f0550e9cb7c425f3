import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'
import { interruptions } from './interruptions.ts'
import { isOpenedFor, openedForOf, openedSession, sessionKey } from './openedSession.ts'

/** Checks who's signed in; true if the page may continue, if need be after the user's decision. */
export async function checkSession(): Promise<boolean> {
  return goOnWith(await api.auth.getCurrentUser())
}

/** The same with a loaded session, which the page adopts if it's still for the same user and account. */
export async function goOnWith(now: CurrentUser): Promise<boolean> {
  if (!openedSession()) return false
  if (!isOpenedFor(openedForOf(now))) return interruptions.begin({ kind: 'switched', now })
  queryClient.setQueryData(sessionKey, now)
  interruptions.settle(true)
  return true
}
