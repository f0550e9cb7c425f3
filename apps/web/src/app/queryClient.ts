import { QueryClient } from '@tanstack/react-query'
import { keepInvalidations } from './keepInvalidations.ts'

/** The cache of the server's responses. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
})

keepInvalidations(queryClient)
