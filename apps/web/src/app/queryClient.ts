import { QueryClient } from '@tanstack/react-query'
import { keepInvalidations } from './keepInvalidations.ts'

/** How long an answer that no screen shows is kept, to be shown at once when people come back to it. */
const keptMs = 30 * 60_000

/** The cache of the server's responses. What's older than its `staleTime` is shown, and loaded again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, gcTime: keptMs } },
})

keepInvalidations(queryClient)
