import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../app/session.ts'

/** Reloads the user lists after a change, and the session, since the user's own name may have changed. */
export function useRefreshUsers(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['users'], ['agencies'], sessionQuery.queryKey] as const)
      void client.invalidateQueries({ queryKey })
  }
}
