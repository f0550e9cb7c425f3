import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { SecondFactorAsked } from '@tourdesk/contract/identity/secondFactor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type Permission, worksIn } from '@tourdesk/domain/access/roles'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { api } from './api.ts'
import { isOffice } from './isOffice.ts'
import { loadNeeds, type Needs } from './needs.ts'
import { setUpFactorPath } from './session/setUpFactorPath.ts'
import { enterSession, landingOf, sessionQuery } from './session.ts'

interface RouterContext {
  queryClient: QueryClient
  /** Loads the pages behind the login; true if one of them has this path. */
  hasPage: (path: string) => Promise<boolean>
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the user was sent to the login page, which shows it. */
    signedOut?: ProblemCode
    /** Set after the right password: the second factor to ask for. */
    asked?: SecondFactorAsked['secondFactor']
    /** The address to open once signed in, instead of the first page. */
    andThen?: string
  }
}

/**
 * Checks who is signed in before anything is shown. People without access or without an open account are logged out at
 * once.
 */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  pendingComponent: LoadingPage,
  pendingMs: 0,
  pendingMinMs: 0,
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

/** The signed-in user, or why a session gives no access. */
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

/** Pages for visitors; signed-in users are sent to their first page. */
export const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: ({ context }) => {
    if (context.session) throw redirect({ to: landingOf(context.session), replace: true })
  },
})

/** Pages for signed-in users; others are sent to the login page, or to set up a second factor first. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  beforeLoad: ({ context, location }) => {
    if (!context.session) throw redirect({ to: '/login', replace: true })
    if (context.session.mustSetUpFactor)
      throw redirect({ to: setUpFactorPath, state: { andThen: location.href }, replace: true })
    return { session: context.session }
  },
  component: lazyPage(() => import('./SignedInFrame.tsx'), 'SignedInFrame'),
})

interface Opening<Search> {
  context: RouterContext & { session: Parameters<typeof landingOf>[0] }
  search: Search
  cause: 'enter' | 'stay' | 'preload'
}

/**
 * Sends users who may not see a page to their first one; for others, starts loading what the page needs.
 * @param needsOf what the page needs to load at an address
 */
export function requires<Search = object>(permission: Permission, needsOf?: (search: Search) => Needs) {
  return ({ context, search, cause }: Opening<Search>) => {
    if (!context.session.permissions.includes(permission))
      throw redirect({ to: landingOf(context.session), replace: true })
    if (needsOf) loadNeeds(context.queryClient, needsOf(search), cause)
  }
}

/** The same for the pages of an agency's orders; the main account is sent to operations instead. */
export function requiresAgency(permission: Permission) {
  const mayRead = requires(permission)
  return (options: Parameters<typeof mayRead>[0]) => {
    if (isOffice(options.context.session)) throw redirect({ to: '/operations', replace: true })
    mayRead(options)
  }
}
