import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../../app/session.ts'

/** Lists of people ask again after a change; so does the session, whose own name may have changed. */
export function useRefreshUsers(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['users'], ['agencies'], sessionQuery.queryKey])
      void client.invalidateQueries({ queryKey })
  }
}
