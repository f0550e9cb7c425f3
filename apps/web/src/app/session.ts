import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@tourdesk/contract/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Permission } from '@tourdesk/domain/access/roles'
import { api } from './api.ts'

/** Who is signed in, or null; asked once at the start and changed by login, logout and account switch (AUTH-34). */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      return await api.auth.getCurrentUser()
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The session of a signed-in page. */
export function useSession(): CurrentUser {
  const { data } = useSuspenseQuery(sessionQuery)
  if (!data) throw new Problem('not_signed_in')
  return data
}

/** True when the person may do this in the current account. */
export function useCan(permission: Permission): boolean {
  return useSession().permissions.includes(permission)
}

/** Starts over with another person or account: nothing of the one before stays in memory. */
export function enterSession(client: QueryClient, session: CurrentUser | null): void {
  if (session) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  else client.clear()
  client.setQueryData(sessionQuery.queryKey, session)
}

/** The first page after login: operations for the main account, orders for an agency (ROUTE-39, ROUTE-40). */
export function homeOf(session: CurrentUser): '/operations' | '/agency_orders/{-$agencyTab}' {
  return session.account.isSuper ? '/operations' : '/agency_orders/{-$agencyTab}'
}
