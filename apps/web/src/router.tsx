import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './app/ErrorPage.tsx'
import { elsewhere } from './app/elsewhere.ts'
import { root, visitor } from './app/gates.ts'
import { type FirstPage, loadFirstPage } from './app/loadFirstPage.ts'
import { queryClient } from './app/queryClient.ts'
import { parseSearch, stringifySearch } from './app/searchParams.ts'
import { checkSession } from './app/session/checkSession.ts'
import { loseSession } from './app/session/leaveSession.ts'
import { meetInterruption } from './app/session/meetInterruption.ts'
import { openedSession } from './app/session/openedSession.ts'
import { otherTabs } from './app/session/otherTabs.ts'
import { whenInterrupted } from './app/session/sendFromPage.ts'
import { inviteRoute, visitorRoutes } from './identity/visitorRoutes.ts'
import { holdDrafts } from './kit/draft/useDraft.ts'
import { loadPage } from './kit/loadPage.ts'
import { loadOnce } from './kit/parts/loadOnce.ts'
import type { RouteTree } from './routes.tsx'

/**
 * All that the router knows at first: most of its code, with the schemas of addresses, is for people who've signed in,
 * and the login page opens without it.
 */
const firstRoutes = root.addChildren([visitor.addChildren(visitorRoutes), inviteRoute, elsewhere])

export const router = createRouter({
  routeTree: withLaterRoutes(firstRoutes),
  context: { queryClient, hasPage },
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultOnCatch: holdDrafts,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
})

/** Loads the other routes, which take the place of the first ones under the root. */
const openPages = loadOnce(async () => {
  await import('./routes.tsx')
  router.setRoutes(router.buildRouteTree())
})

/**
 * Loads the page of the address. If it's one behind the login, its code and what all of them need load while we ask who
 * is signed in.
 */
export function openFirstPage({ pathname }: Location): FirstPage {
  if (isElsewhere(pathname)) void openPages().then(() => loadPage(router, pathname), nothing)
  return loadFirstPage(router)
}

function nothing(): void {}

async function hasPage(pathname: string): Promise<boolean> {
  await openPages()
  return !isElsewhere(pathname)
}

function isElsewhere(pathname: string): boolean {
  return router.matchRoutes(pathname).some(({ routeId }) => routeId === elsewhere.id)
}

// The type has all routes from the start: links may lead to pages that load when they're opened.
function withLaterRoutes(routes: typeof firstRoutes): RouteTree {
  return routes as unknown as RouteTree
}

whenInterrupted((code, isChange) =>
  meetInterruption(code, isChange, (signedOut) => loseSession(router.navigate, signedOut)),
)
otherTabs.hear(() => {
  if (openedSession()) void checkSession().catch(() => {})
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
