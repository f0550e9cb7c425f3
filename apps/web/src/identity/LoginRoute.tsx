import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../app/api.ts'
import { problemSentences } from '../app/problems.ts'
import { enterSession, homeOf } from '../app/session.ts'
import { LoginPage } from './LoginPage.tsx'

/** The login page, connected: on success the session starts and its home opens (AUTH-08). */
export function LoginRoute() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <LoginPage
      onSubmit={async (email, password) => {
        try {
          const session = await api.auth.login({ body: { email, password } })
          enterSession(client, session)
          await navigate({ to: homeOf(session), replace: true })
          return null
        } catch (error) {
          return problemSentences.ofError(error)
        }
      }}
    />
  )
}
