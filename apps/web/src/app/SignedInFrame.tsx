import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useAction } from '../kit/useAction.ts'
import { api } from './api.ts'
import { useLiveUpdates } from './live.ts'
import { Shell } from './Shell.tsx'
import { enterSession, useSession } from './session.ts'
import { useNavigationEntries } from './useNavigationEntries.ts'

/** The frame of a signed-in page, with what its menus do. */
export function SignedInFrame() {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const entries = useNavigationEntries(session)
  useLiveUpdates()

  const enter = useAction(async (accountId: string, to: '/agency_orders' | '/operations') => {
    const entered = await api.auth.setUserAccount({ body: { accountId } })
    enterSession(client, entered)
    await navigate({ to })
  })
  const leave = useAction(async () => {
    await api.auth.logout()
    enterSession(client, null)
    await navigate({ to: '/login' })
  })
  const canGoBack = session.isSuper && !session.account.isSuper
  return (
    <Shell
      session={session}
      entries={entries}
      onSwitchAccount={(accountId) => void enter.run(accountId, '/agency_orders')}
      onLogout={() => void leave.run()}
      {...(canGoBack && {
        backTo: session.mainAccount.name,
        onBack: () => void enter.run(session.mainAccount._id, '/operations'),
      })}
    >
      <Outlet />
    </Shell>
  )
}
