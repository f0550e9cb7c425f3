import { queryOptions } from '@tanstack/react-query'
import { api } from '../app/api.ts'

/** The query for an invite by its token; loaded once. */
export function openedInvite(token: string) {
  return queryOptions({
    queryKey: ['invite', token],
    queryFn: () => api.auth.openInvite({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
