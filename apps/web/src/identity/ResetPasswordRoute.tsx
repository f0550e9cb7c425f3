import { getRouteApi } from '@tanstack/react-router'
import { api } from '../app/api.ts'
import { problemSentences } from '../app/problems.ts'
import { rememberMe } from '../app/rememberMe.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { useStartSession } from './useStartSession.ts'

const route = getRouteApi('/visitor/resetPassword/$token')

/** A new password by the token of a mail, which also signs in (AUTH-16, HOLE-A35). */
export function ResetPasswordRoute() {
  const { token } = route.useParams()
  const success = useText(common)('success')
  const start = useStartSession()
  return (
    <ResetPasswordPage
      onSubmit={async (password, remember) => {
        try {
          rememberMe.write(remember)
          const session = await api.auth.resetPassword({ body: { password, token } })
          rememberMe.write(remember, session.email)
          toast.success(success)
          await start(session)
          return null
        } catch (error) {
          return problemSentences.ofError(error)
        }
      }}
    />
  )
}
