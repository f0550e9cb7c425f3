import { useNavigate, useParams } from '@tanstack/react-router'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { api } from '../app/api.ts'
import { problemSentences } from '../app/problems.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { useTabTitle } from '../kit/Page.tsx'
import { toast } from '../kit/toast/toast.tsx'
import styles from './DoorPage.module.css'
import { DoorPage } from './DoorPage.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { isInviteToken, readInvite } from './readInvite.ts'
import { registerMessages } from './registerMessages.ts'
import type { Registration } from './registration.ts'
import { useStartSession } from './useStartSession.ts'

/** Registering, with the token of an invite in the path or without one (ROUTE-03, HOLE-A1). */
export function RegisterRoute() {
  const t = useText(registerMessages)
  const { token } = useParams({ strict: false })
  const register = useRegister(token)
  const invited = isInviteToken(token) ? readInvite(token) : null
  const isUnreadable = isInviteToken(token) && invited === null
  useTabTitle(t('title'))
  return (
    <DoorPage title={t('title')}>
      {isUnreadable ? (
        <div className={styles.form}>
          <FormProblem text={problemSentences.ofError(new Problem('invite_unreadable'))} />
          <AppLink href="/login">{t('haveAccount')}</AppLink>
        </div>
      ) : (
        <RegisterForm invited={invited} onSubmit={register} />
      )}
    </DoorPage>
  )
}

function useRegister(token: string | undefined): (typed: Registration) => Promise<string | null> {
  const success = useText(common)('success')
  const start = useStartSession()
  const navigate = useNavigate()

  /** Staff begin to work at once. */
  async function withInvite(invite: string, { retyped: _retyped, ...body }: Registration) {
    const session = await api.auth.signupWithInvite({
      params: { token: invite },
      body: { ...body, token: invite },
    })
    toast.success(success)
    await start(session)
  }

  /** End users get no access here: their names are saved, and the session ends again (HOLE-A37). */
  async function plainly({ email, password, firstName, lastName, mobilePhone }: Registration) {
    const { _id: id } = await api.auth.signup({ body: { email, password } })
    try {
      await api.users.change({ params: { id }, body: { firstName, lastName, mobilePhone } })
    } finally {
      await api.auth.logout()
    }
    toast.success(success)
    await navigate({ to: '/login', replace: true })
  }

  return async (typed) => {
    try {
      await (isInviteToken(token) ? withInvite(token, typed) : plainly(typed))
      return null
    } catch (error) {
      return problemSentences.ofError(error)
    }
  }
}
