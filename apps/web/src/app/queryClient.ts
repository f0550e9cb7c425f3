import { QueryClient } from '@tanstack/react-query'

/** What the server answered, kept for the screens of this page. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
})
