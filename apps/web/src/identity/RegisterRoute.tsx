import { useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../app/api.ts'
import { refusedAt } from '../app/problems.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { useTabTitle } from '../kit/Page.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { DoorPage } from './DoorPage.tsx'
import { InvitePage } from './InvitePage.tsx'
import { isInviteToken } from './isInviteToken.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { registerMessages } from './registerMessages.ts'
import type { Registration } from './registration.ts'

/** The registration page, with or without an invite's token in the path. */
export function RegisterRoute() {
  const { token } = useParams({ strict: false })
  return isInviteToken(token) ? <InvitePage key={token} token={token} /> : <GuestPage />
}

/** Saves the names of end users and ends the session, since they have no access here. */
function GuestPage() {
  const t = useText(registerMessages)
  const success = useText(common)('success')
  const navigate = useNavigate()
  useTabTitle(t('title'))

  async function register({ email, password, firstName, lastName, mobilePhone }: Registration) {
    const { _id: id } = await api.auth.signup({ body: { email, password } })
    try {
      await api.users.change({ params: { id }, body: { firstName, lastName, mobilePhone } })
    } finally {
      await api.auth.logout()
    }
    toast.success(success)
    await navigate({ to: '/login', replace: true })
  }
  return (
    <DoorPage title={t('title')}>
      <RegisterForm onSubmit={(typed) => refusedAt(['password'], register(typed))}>
        <AppLink href="/login">{t('haveAccount')}</AppLink>
      </RegisterForm>
    </DoorPage>
  )
}
