import { Button } from '@mantine/core'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { entersEveryAccount } from '@tourdesk/domain/access/actor'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from '../../kit/dialog/Dialog.module.css'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { reloadPage } from '../../kit/reloadPage.ts'
import { useAction } from '../../kit/useAction.ts'
import { api } from '../api.ts'
import { useSession } from '../session.ts'
import { goOnWith } from './checkSession.ts'
import { otherTabs } from './otherTabs.ts'
import { sessionMessages } from './sessionMessages.ts'

/** After the browser switched accounts, asks whether to go back to the page's account or use the new one. */
export function AccountSwitched({ now }: { now: CurrentUser }) {
  const t = useText(sessionMessages)
  const page = useSession().account
  const [isClosed, setClosed] = useState(!isOpenTo(now, page._id))
  const back = useAction(() => api.auth.setUserAccount({ body: { accountId: page._id } }), {
    onSuccess: (session) => {
      otherTabs.tell()
      void goOnWith(session)
    },
    onFailure: (error) => {
      const hasNoWayBack = error instanceof Problem && (error.status === 403 || error.status === 404)
      setClosed(hasNoWayBack)
      return hasNoWayBack
    },
  })
  return (
    <>
      <FormProblem text={isClosed ? t('accountClosed', { page: page.name }) : null} />
      <p style={{ margin: 0 }}>{t('accountText', { now: now.account.name, page: page.name })}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => reloadPage('/')}>
          {t('goOnIn', { name: now.account.name })}
        </Button>
        {!isClosed && (
          <Button data-autofocus loading={back.busy} onClick={() => void back.run()}>
            {t('backTo', { name: page.name })}
          </Button>
        )}
      </div>
    </>
  )
}

function isOpenTo(now: CurrentUser, accountId: string): boolean {
  return (
    entersEveryAccount(now) ||
    now.accounts.some(({ _id, status }) => _id === accountId && status === 'ACTIVE')
  )
}
