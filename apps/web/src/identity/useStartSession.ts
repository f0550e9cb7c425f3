import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { enterSession, landingOf } from '../app/session.ts'

/** After any kind of login: starts the session and opens its home. */
export function useStartSession(): (session: CurrentUser) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (session) => {
    enterSession(client, session)
    await navigate({ to: landingOf(session), replace: true })
  }
}
