import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root, visitor } from '../app/gates.ts'
import { messages } from '../app/messages.ts'
import { homeOf } from '../app/session.ts'
import { textNow } from '../i18n/useText.ts'
import { readInvitedEmail } from './readInvite.ts'

const loginPage = lazyRouteComponent(() => import('./LoginRoute.tsx'), 'LoginRoute')
const registerPage = lazyRouteComponent(() => import('./RegisterRoute.tsx'), 'RegisterRoute')

const front = createRoute({ getParentRoute: () => visitor, path: '/', component: loginPage })
const login = createRoute({ getParentRoute: () => visitor, path: '/login', component: loginPage })
const register = createRoute({ getParentRoute: () => visitor, path: '/register', component: registerPage })

const forgotPassword = createRoute({
  getParentRoute: () => visitor,
  path: '/forgotPassword',
  component: lazyRouteComponent(() => import('./ForgotPasswordRoute.tsx'), 'ForgotPasswordRoute'),
})

const resetPassword = createRoute({
  getParentRoute: () => visitor,
  path: '/resetPassword/$token',
  component: lazyRouteComponent(() => import('./ResetPasswordRoute.tsx'), 'ResetPasswordRoute'),
})

const setUp = createRoute({
  getParentRoute: () => visitor,
  path: '/setup/$token',
  component: lazyRouteComponent(() => import('./SetUpRoute.tsx'), 'SetUpRoute'),
})

export const visitorRoutes = [front, login, register, forgotPassword, resetPassword, setUp] as const

/** The page of an invite, for visitors and for the one it was sent to; anybody else is told why it does not open (HOLE-A41). */
export const inviteRoute = createRoute({
  getParentRoute: () => root,
  path: '/register/$token',
  beforeLoad: async ({ context, params }) => {
    if (!context.session || isInviteOf(context.session, params.token)) return
    const { toast } = await import('../kit/toast/toast.tsx')
    toast.info(textNow(messages)('logOutFirst'))
    throw redirect({ to: homeOf(context.session), replace: true })
  },
  component: registerPage,
})

function isInviteOf({ email }: { email: string }, token: string): boolean {
  return readInvitedEmail(token)?.toLowerCase() === email.toLowerCase()
}
