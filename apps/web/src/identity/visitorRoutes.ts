import { createRoute, redirect } from '@tanstack/react-router'
import { root, visitor } from '../app/gates.ts'
import { messages } from '../app/messages.ts'
import { landingOf } from '../app/session.ts'
import { textNow } from '../i18n/useText.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { toast } from '../kit/toast/toast.tsx'
import { readInvitedEmail } from './readInvite.ts'

const loginPage = lazyPage(() => import('./LoginRoute.tsx'), 'LoginRoute')
const registerPage = lazyPage(() => import('./RegisterRoute.tsx'), 'RegisterRoute')

const front = createRoute({ getParentRoute: () => visitor, path: '/', component: loginPage })
const login = createRoute({ getParentRoute: () => visitor, path: '/login', component: loginPage })
const register = createRoute({ getParentRoute: () => visitor, path: '/register', component: registerPage })

const forgotPassword = createRoute({
  getParentRoute: () => visitor,
  path: '/forgotPassword',
  component: lazyPage(() => import('./ForgotPasswordRoute.tsx'), 'ForgotPasswordRoute'),
})

const resetPassword = createRoute({
  getParentRoute: () => visitor,
  path: '/resetPassword/$token',
  component: lazyPage(() => import('./ResetPasswordRoute.tsx'), 'ResetPasswordRoute'),
})

const setUp = createRoute({
  getParentRoute: () => visitor,
  path: '/setup/$token',
  component: lazyPage(() => import('./SetUpRoute.tsx'), 'SetUpRoute'),
})

export const visitorRoutes = [front, login, register, forgotPassword, resetPassword, setUp] as const

/** An invite's page, for visitors and its recipient; others see why it doesn't open. */
export const inviteRoute = createRoute({
  getParentRoute: () => root,
  path: '/register/$token',
  beforeLoad: ({ context, params }) => {
    if (!context.session || isInviteOf(context.session, params.token)) return
    toast.info(textNow(messages)('logOutFirst'))
    throw redirect({ to: landingOf(context.session), replace: true })
  },
  component: registerPage,
})

function isInviteOf({ email }: { email: string }, token: string): boolean {
  return readInvitedEmail(token)?.toLowerCase() === email.toLowerCase()
}
