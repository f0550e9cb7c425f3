import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './app/ErrorPage.tsx'
import { parseSearch, stringifySearch } from './app/searchParams.ts'
import { whenSessionIsLost } from './app/sendWithRefresh.ts'
import { enterSession, sessionQuery } from './app/session.ts'
import { routeTree } from './routes.tsx'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
})

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
})

whenSessionIsLost(() => {
  if (!queryClient.getQueryData(sessionQuery.queryKey)) return
  enterSession(queryClient, null)
  void router.navigate({ to: '/login', replace: true })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
