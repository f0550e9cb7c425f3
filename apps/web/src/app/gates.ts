import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { ProblemCode } from '@tourdesk/contract/problems/problemTexts'
import { type Permission, worksIn } from '@tourdesk/domain/access/roles'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { api } from './api.ts'
import { isOffice } from './isOffice.ts'
import { enterSession, homeOf, sessionQuery } from './session.ts'

interface RouterContext {
  queryClient: QueryClient
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody was sent to the login page, which says why (HOLE-A39, HOLE-A40). */
    signedOut?: ProblemCode
  }
}

/**
 * Asks who is signed in before anything is shown; who has nothing to do here, or no open account, is logged out at once
 * (ROUTE-41, AUTH-34, HOLE-A40).
 */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  pendingComponent: LoadingPage,
  pendingMs: 0,
  wrapInSuspense: true,
  notFoundComponent: () => null,
  beforeLoad: async ({ context }) => {
    const { session, signedOut } = await findSession(context.queryClient)
    if (!signedOut) return { session }
    await api.auth.logout()
    enterSession(context.queryClient, null)
    throw redirect({ to: '/login', state: { signedOut }, replace: true })
  },
})

/** Who is signed in, or why somebody with a session is not (HOLE-A39, HOLE-A40). */
async function findSession(
  client: QueryClient,
): Promise<{ session: CurrentUser | null; signedOut?: ProblemCode }> {
  try {
    const session = await client.ensureQueryData(sessionQuery)
    if (!session || worksIn(session.role, { isMain: isOffice(session) })) return { session }
    return { session: null, signedOut: 'no_access' }
  } catch (error) {
    if (error instanceof Problem && error.code === 'user_inactive')
      return { session: null, signedOut: error.code }
    throw error
  }
}

/** Pages for visitors; whoever is signed in goes home (ROUTE-39, ROUTE-40). */
export const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: ({ context }) => {
    if (context.session) throw redirect({ to: homeOf(context.session), replace: true })
  },
})

/** Pages for people with a session; everybody else goes to the login page (ROUTE-38). */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  beforeLoad: ({ context }) => {
    if (!context.session) throw redirect({ to: '/login', replace: true })
    return { session: context.session }
  },
  component: lazyPage(() => import('./SignedInFrame.tsx'), 'SignedInFrame'),
})

/** Sends whoever may not see a page to the own home (HOLE-A25). */
export function requires(permission: Permission) {
  return ({ context }: { context: { session: Parameters<typeof homeOf>[0] } }) => {
    if (context.session.permissions.includes(permission)) return
    throw redirect({ to: homeOf(context.session), replace: true })
  }
}

/** The pages of an agency's orders; in the main account operations stand in their place (HOLE-A9). */
export function requiresAgency(permission: Permission) {
  const mayRead = requires(permission)
  return (options: Parameters<typeof mayRead>[0]) => {
    if (isOffice(options.context.session)) throw redirect({ to: '/operations', replace: true })
    mayRead(options)
  }
}
