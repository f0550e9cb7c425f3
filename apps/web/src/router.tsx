import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './app/ErrorPage.tsx'
import { queryClient } from './app/queryClient.ts'
import { parseSearch, stringifySearch } from './app/searchParams.ts'
import { checkSession } from './app/session/checkSession.ts'
import { loseSession } from './app/session/leaveSession.ts'
import { meetInterruption } from './app/session/meetInterruption.ts'
import { openedSession } from './app/session/openedSession.ts'
import { otherTabs } from './app/session/otherTabs.ts'
import { whenInterrupted } from './app/session/sendFromPage.ts'
import { holdDrafts } from './kit/draft/useDraft.ts'
import { routeTree } from './routes.tsx'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultOnCatch: holdDrafts,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
})

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
