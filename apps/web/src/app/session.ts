import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Permission } from '@tourdesk/domain/access/roles'
import { useState } from 'react'
import { api } from './api.ts'
import { isOffice } from './isOffice.ts'
import { interruptions } from './session/interruptions.ts'
import { isOpenedFor, openedForOf, openedSession, sessionKey } from './session/openedSession.ts'
import { otherTabs } from './session/otherTabs.ts'
import type { Session } from './sessionShape.ts'
import { startPage } from './startPage.ts'

/**
 * The user this page is for, or null; loaded once at the start and changed by login, logout and account switch.
 * Reloading never turns it into another user's or account's page.
 */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      const now = await api.auth.getCurrentUser()
      const page = openedSession()
      if (!page || isOpenedFor(openedForOf(now))) return now
      void interruptions.begin({ kind: 'switched', now })
      return page
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The session of a signed-in page. A page whose session just ended keeps it until it has closed. */
export function useSession(): CurrentUser {
  const { data } = useSuspenseQuery(sessionQuery)
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)
  const session = data ?? latest
  if (!session) throw new Problem('not_signed_in')
  return session
}

/** True if the user may do this in the current account. */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission)
}

/** Starts over with another user or account, with nothing of the previous one left in memory. */
export function enterSession(client: QueryClient, session: CurrentUser | null): void {
  if (session) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  else client.clear()
  client.setQueryData(sessionQuery.queryKey, session)
  interruptions.settle(false)
  otherTabs.tell()
}

/** The first page after login: the list of orders, unless this browser starts at home. */
export function landingOf(session: Session): '/home' | ReturnType<typeof ordersOf> {
  return startPage.read() === 'home' ? '/home' : ordersOf(session)
}

/** The list of orders: operations for the main account, orders for an agency. */
export function ordersOf(session: Session): '/operations' | '/agency_orders/{-$agencyTab}' {
  return isOffice(session) ? '/operations' : '/agency_orders/{-$agencyTab}'
}
