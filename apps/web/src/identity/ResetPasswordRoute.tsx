import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../app/api.ts'
import { refusedAt } from '../app/problems.ts'
import { rememberMe } from '../app/rememberMe.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { LinkPage } from './LinkPage.tsx'
import { passwordMessages } from './passwordMessages.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { useStartSession } from './useStartSession.ts'

const route = getRouteApi('/visitor/resetPassword/$token')

/** Sets a new password with a mailed token, and signs in. */
export function ResetPasswordRoute() {
  const t = useText(passwordMessages)
  const success = useText(common)('success')
  const { token } = route.useParams()
  const start = useStartSession()
  const link = useQuery({
    queryKey: ['reset', token],
    queryFn: () => api.auth.checkReset({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  async function reset(password: string, remember: boolean) {
    rememberMe.write(remember)
    const entered = await api.auth.resetPassword({ body: { password, token } })
    if ('email' in entered) rememberMe.write(remember, entered.email)
    toast.success(success)
    await start(entered)
  }
  return (
    <LinkPage
      title={t('resetTitle')}
      link={link}
      instead={<AppLink href="/forgotPassword">{t('sendNew')}</AppLink>}
    >
      {() => (
        <ResetPasswordForm
          onSubmit={(password, remember) => refusedAt(['password'], reset(password, remember))}
        />
      )}
    </LinkPage>
  )
}
