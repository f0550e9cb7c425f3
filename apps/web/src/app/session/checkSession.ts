import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'
import { interruptions } from './interruptions.ts'
import { isOpenedFor, openedForOf, openedSession, sessionKey } from './openedSession.ts'

/** Asks who is signed in and answers whether the page may go on, at once or after the person has decided. */
export async function checkSession(): Promise<boolean> {
  return goOnWith(await api.auth.getCurrentUser())
}

/** The same with an answer that is here already. The page takes it over when it is still the one of its own session. */
export async function goOnWith(now: CurrentUser): Promise<boolean> {
  if (!openedSession()) return false
  if (!isOpenedFor(openedForOf(now))) return interruptions.begin({ kind: 'switched', now })
  queryClient.setQueryData(sessionKey, now)
  interruptions.settle(true)
  return true
}
