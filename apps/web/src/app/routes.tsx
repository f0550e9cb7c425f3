import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  stripSearchParams,
} from '@tanstack/react-router'
import { isEndUser, type Permission } from '@tourdesk/domain/access/roles'
import { calendarSearch } from '../dispatch/calendarSearch.ts'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { operationsDefaults, operationsSearch } from '../orders/operationsSearch.ts'
import { api } from './api.ts'
import { plannedPages } from './plannedPages.ts'
import { enterSession, homeOf, sessionQuery } from './session.ts'

interface RouterContext {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  pendingComponent: LoadingPage,
  notFoundComponent: () => null,
  beforeLoad: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (!session || !isEndUser(session.role)) return { session }
    await api.auth.logout()
    enterSession(context.queryClient, null)
    return { session: null }
  },
})

/** Pages for visitors; whoever is signed in goes home (ROUTE-39, ROUTE-40). */
const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: ({ context }) => {
    if (context.session) throw redirect({ to: homeOf(context.session), replace: true })
  },
})

/** Pages for people with a session; everybody else goes to the login page (ROUTE-38). */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  beforeLoad: ({ context }) => {
    if (!context.session) throw redirect({ to: '/login', replace: true })
    return { session: context.session }
  },
  component: lazyRouteComponent(() => import('./SignedInFrame.tsx'), 'SignedInFrame'),
})

const loginPage = lazyRouteComponent(() => import('../identity/LoginRoute.tsx'), 'LoginRoute')
const front = createRoute({ getParentRoute: () => visitor, path: '/', component: loginPage })
const login = createRoute({ getParentRoute: () => visitor, path: '/login', component: loginPage })

const operations = createRoute({
  getParentRoute: () => signedIn,
  path: '/operations',
  validateSearch: operationsSearch,
  search: { middlewares: [stripSearchParams(operationsDefaults)] },
  beforeLoad: requires('operations.read'),
  component: lazyRouteComponent(() => import('../orders/Operations.tsx'), 'Operations'),
})

const calendar = createRoute({
  getParentRoute: () => signedIn,
  path: '/assignments/calendar',
  validateSearch: calendarSearch,
  beforeLoad: requires('dispatch.read'),
  component: lazyRouteComponent(() => import('../dispatch/Assignments.tsx'), 'Assignments'),
})

const planned = plannedPages.map(([path, permission]) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: requires(permission),
    component: lazyRouteComponent(() => import('./PlannedPage.tsx'), 'PlannedPage'),
  }),
)

/** Any other address leads home, or to the login page (HOLE-A58). */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.session ? homeOf(context.session) : '/login', replace: true })
  },
})

export const routeTree = root.addChildren([
  visitor.addChildren([front, login]),
  signedIn.addChildren([operations, calendar, ...planned]),
  elsewhere,
])

/** Sends whoever may not see a page to the own home (HOLE-A25). */
function requires(permission: Permission) {
  return ({ context }: { context: { session: Parameters<typeof homeOf>[0] } }) => {
    if (context.session.permissions.includes(permission)) return
    throw redirect({ to: homeOf(context.session), replace: true })
  }
}
