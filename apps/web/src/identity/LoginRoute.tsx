import { useLocation } from '@tanstack/react-router'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { api } from '../app/api.ts'
import { problemSentences } from '../app/problems.ts'
import { LoginPage } from './LoginPage.tsx'
import { useStartSession } from './useStartSession.ts'

/** The login page; on success the session starts and its home opens. */
export function LoginRoute() {
  const start = useStartSession()
  const signedOut = useLocation({ select: ({ state }) => state.signedOut })
  return (
    <LoginPage
      refusal={signedOut && problemSentences.ofError(new Problem(signedOut))}
      onSubmit={async (email, password) => {
        try {
          await start(await api.auth.login({ body: { email, password } }))
          return null
        } catch (error) {
          return problemSentences.ofError(error)
        }
      }}
    />
  )
}
