import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SecondFactorAsked } from '@tourdesk/contract/identity/secondFactor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { api } from '../app/api.ts'
import { problemSentences } from '../app/problems.ts'
import { factorMessages } from '../app/session/factorMessages.ts'
import { offersPasskeys } from '../app/session/offersPasskeys.ts'
import { useShownState } from '../app/useShownState.ts'
import { useText } from '../i18n/useText.ts'
import { useTabTitle } from '../kit/Page.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import { DoorPage } from './DoorPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { useStartSession } from './useStartSession.ts'

const SecondFactorForm = lazyPart(
  async () => (await import('../app/session/SecondFactorForm.tsx')).SecondFactorForm,
)

const PasskeySignIn = lazyPart(async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn, {
  waiting: () => <div style={{ blockSize: 36 }} />,
  frame: () => null,
})

/**
 * The login page: the password, then the second factor if there's one; afterwards the session's home page
 * opens.
 */
export function LoginRoute() {
  const { asked } = useShownState()
  return asked ? <FactorPage key={asked.challenge} asked={asked} /> : <PasswordPage />
}

function PasswordPage() {
  const start = useStartSession()
  const { signedOut } = useShownState()
  const installation = useQuery({
    queryKey: ['auth', 'isSetUp'],
    queryFn: () => api.auth.isSetUp({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LoginPage
      isSetUp={installation.data?.isSetUp ?? true}
      refusal={signedOut && problemSentences.ofError(new Problem(signedOut))}
      {...(offersPasskeys() && { below: (remember: boolean) => <PasskeySignIn remember={remember} /> })}
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

type Asked = SecondFactorAsked['secondFactor']

function FactorPage({ asked }: { asked: Asked }) {
  const t = useText(factorMessages)
  const start = useStartSession()
  const navigate = useNavigate()
  const { andThen } = useShownState()
  useTabTitle(t('title'))
  return (
    <DoorPage title={t('title')}>
      <SecondFactorForm
        asked={asked}
        onEntered={(session) => start(session, andThen)}
        onOver={(isRefused) =>
          void navigate({
            to: '/login',
            replace: true,
            state: isRefused ? { signedOut: 'challenge_over' } : {},
          })
        }
      />
    </DoorPage>
  )
}
