import { Button } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'
import { checkSession } from '../../app/session/checkSession.ts'
import { logOut } from '../../app/session/logOut.ts'
import { offersPasskeys } from '../../app/session/offersPasskeys.ts'
import { otherTabs } from '../../app/session/otherTabs.ts'
import { SessionDialog } from '../../app/session/SessionDialog.tsx'
import { landingOf, useSession } from '../../app/session.ts'
import { useShownState } from '../../app/useShownState.ts'
import { useText } from '../../i18n/useText.ts'
import { useTabTitle } from '../../kit/Page.tsx'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { DoorPage } from '../DoorPage.tsx'
import { addPasskey } from '../security/addPasskey.ts'
import { type NewApp, SetUpAppDialog } from '../security/SetUpAppDialog.tsx'
import { securityMessages } from '../security/securityMessages.ts'
import styles from './SetUpFactorPage.module.css'
import { setUpMessages } from './setUpMessages.ts'

/**
 * The only page for people whose account requires a second factor and whose deadline to set it up has passed.
 */
export function SetUpFactorPage() {
  const t = useText(setUpMessages)
  const passkeyName = useText(securityMessages)('passkey')
  const { _id, email } = useSession()
  const navigate = useNavigate()
  const [shown, setShown] = useState<NewApp | null>(null)
  const [isOpen, setOpen] = useState(false)
  useTabTitle(t('title'))
  useGoOn(!isOpen)

  const show = (next: NewApp) => {
    setShown(next)
    setOpen(true)
  }
  const showCodes = (recoveryCodes: readonly string[]) => show({ kind: 'codes', recoveryCodes })
  const start = useAction(api.secondFactor.startApp, {
    onSuccess: (app) => show({ kind: 'app', ...app }),
  })
  const add = useAction(() => addPasskey(passkeyName), {
    onSuccess: (added) => {
      if (!added) return
      toast.success(t('done'))
      showCodes(added.recoveryCodes)
    },
  })
  const leave = useAction(async () => {
    await logOut(_id, navigate)
  })
  /** Also continues if it was set up elsewhere in the meantime. */
  const close = () => {
    setOpen(false)
    otherTabs.tell()
    void checkSession().catch(() => {})
  }

  return (
    <DoorPage title={t('title')}>
      <div className={`stack gap12 ${styles.ways}`}>
        <p>{t('text')}</p>
        <p className="quiet">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <Button aria-busy={start.busy} onClick={() => void start.run()}>
          {t('app')}
        </Button>
        {offersPasskeys() && (
          <Button variant="default" aria-busy={add.busy} onClick={() => void add.run()}>
            {t('passkey')}
          </Button>
        )}
        <Button variant="subtle" loading={leave.busy} onClick={() => void leave.run()}>
          {t('logOut')}
        </Button>
      </div>
      <SetUpAppDialog opened={isOpen} shown={shown} onCodes={showCodes} onClose={close} />
      <SessionDialog />
    </DoorPage>
  )
}

/**
 * Once nothing has to be set up any more, opens the requested page or the first one; recovery codes are shown
 * first.
 */
function useGoOn(isReady: boolean): void {
  const session = useSession()
  const { andThen } = useShownState()
  const router = useRouter()
  useEffect(() => {
    if (session.mustSetUpFactor || !isReady) return
    if (andThen !== undefined) router.history.replace(andThen)
    else void router.navigate({ to: landingOf(session), replace: true })
  }, [session, isReady, andThen, router])
  useEffect(() => {
    // The account may no longer require it; this page gets no notices.
    const look = () => {
      if (document.visibilityState === 'visible') void checkSession().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
