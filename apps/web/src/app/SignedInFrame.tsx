import { Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { useEffect, useRef } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { confirm } from '../kit/dialog/confirm.ts'
import { DraftOwnerContext, holdDrafts } from '../kit/draft/useDraft.ts'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { hasUnsaved } from '../kit/unsaved.ts'
import { useAction } from '../kit/useAction.ts'
import { AbsenceProvider } from './absence/AbsenceProvider.tsx'
import { AddingProvider } from './adding/AddingProvider.tsx'
import { useLiveUpdates } from './live.ts'
import { canGoBack } from './navigation.ts'
import { Shell } from './Shell.tsx'
import { useSearchDialog } from './search/useSearchDialog.tsx'
import { DueNotice } from './session/DueNotice.tsx'
import { IdleWarning } from './session/idle/IdleWarning.tsx'
import { logOut } from './session/logOut.ts'
import { SessionDialog } from './session/SessionDialog.tsx'
import { setUpFactorPath } from './session/setUpFactorPath.ts'
import { useSession } from './session.ts'
import { EnterAccountContext, useEntering } from './useEnterAccount.ts'
import { useGoKeys } from './useGoKeys.ts'
import { useNavigationEntries } from './useNavigationEntries.ts'
import { useOwnInvite } from './useOwnInvite.ts'
import { useUndoKey } from './useUndoKey.ts'

/** The frame of a signed-in page, with the actions of its menus. */
export function SignedInFrame() {
  const session = useSession()
  const t = useText(common)
  const navigate = useNavigate()
  const menu = useNavigationEntries(session)
  const entering = useEntering()
  const enter = async (entry: Parameters<typeof entering.run>[0]) => {
    if (await mayDrop()) await entering.run(entry)
  }
  const openInvite = useOwnInvite()
  useLiveUpdates()
  useGoKeys(menu)
  useUndoKey()
  useCurrentRights(session)
  useSetUpFactor(session)

  const leave = useAction(async () => {
    if (!(await mayDrop())) return
    await logOut(session._id, navigate)
  })

  const search = useSearchDialog({ menu, onLogout: () => void leave.run() })

  /** Asks before switching the account, which discards what's typed on the page. */
  async function mayDrop(): Promise<boolean> {
    if (!hasUnsaved()) return true
    return confirm(t('discardQuestion'), { action: t('discard'), cancel: t('keepEditing') })
  }
  return (
    <AbsenceProvider>
      <Shell
        session={session}
        menu={menu}
        onSwitchAccount={(account) =>
          account.status === 'PENDING' ? void openInvite(account) : void enter({ accountId: account._id })
        }
        isSwitching={entering.busy}
        onLogout={() => void leave.run()}
        onSearch={search.open}
        notice={<DueNotice />}
        {...(canGoBack(session) && {
          backTo: session.mainAccount.name,
          onBack: () => void enter({ accountId: session.mainAccount._id, to: '/operations' }),
        })}
      >
        {/* A page of one account must not reload with the next account's session. */}
        <EnterAccountContext value={(entry) => void enter(entry)}>
          <DraftOwnerContext value={`${session._id} ${session.account._id}`}>
            <AddingProvider>{entering.busy ? <LoadingPage /> : <Outlet />}</AddingProvider>
          </DraftOwnerContext>
        </EnterAccountContext>
        {search.dialog}
        <SessionDialog />
        <IdleWarning />
      </Shell>
    </AbsenceProvider>
  )
}

/** Once a second factor has to be set up before anything else, opens its set-up and keeps what was typed. */
function useSetUpFactor({ mustSetUpFactor }: CurrentUser): void {
  const router = useRouter()
  useEffect(() => {
    if (!mustSetUpFactor) return
    holdDrafts()
    void router.navigate({
      to: setUpFactorPath,
      replace: true,
      ignoreBlocker: true,
      state: { andThen: router.latestLocation.href },
    })
  }, [mustSetUpFactor, router])
}

/** After a change of the person's rights: leaves the page if they may no longer see it. */
function useCurrentRights({ role, account, permissions }: CurrentUser): void {
  const router = useRouter()
  const rights = [role, account._id, ...permissions].join()
  const before = useRef(rights)
  useEffect(() => {
    if (before.current === rights) return
    before.current = rights
    void router.invalidate()
  }, [rights, router])
}
