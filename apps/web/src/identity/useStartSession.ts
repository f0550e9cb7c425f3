import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { enterSession, homeOf } from '../app/session.ts'

/** After a login of any kind: the session is known and its home opens (AUTH-08). */
export function useStartSession(): (session: CurrentUser) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (session) => {
    enterSession(client, session)
    await navigate({ to: homeOf(session), replace: true })
  }
}
