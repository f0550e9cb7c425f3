import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useAction } from '../kit/useAction.ts'
import { api } from './api.ts'
import { useLiveUpdates } from './live.ts'
import { canGoBack } from './navigation.ts'
import { Shell } from './Shell.tsx'
import { enterSession, useSession } from './session.ts'
import { EnterAccountContext, useEntering } from './useEnterAccount.ts'
import { useNavigationEntries } from './useNavigationEntries.ts'

/** The frame of a signed-in page, with what its menus do. */
export function SignedInFrame() {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const entries = useNavigationEntries(session)
  const entering = useEntering()
  const enter = (entry: Parameters<typeof entering.run>[0]) => void entering.run(entry)
  useLiveUpdates()

  const leave = useAction(async () => {
    await api.auth.logout()
    enterSession(client, null)
    await navigate({ to: '/login' })
  })
  return (
    <Shell
      session={session}
      entries={entries}
      onSwitchAccount={({ _id, status }) => enter({ accountId: _id, isPending: status === 'PENDING' })}
      onLogout={() => void leave.run()}
      {...(canGoBack(session) && {
        backTo: session.mainAccount.name,
        onBack: () => enter({ accountId: session.mainAccount._id, to: '/operations' }),
      })}
    >
      {/* The page of one account must not ask again in the name of the next. */}
      <EnterAccountContext value={enter}>{entering.busy ? <LoadingPage /> : <Outlet />}</EnterAccountContext>
    </Shell>
  )
}
