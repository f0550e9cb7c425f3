import type { QueryClient } from '@tanstack/react-query'
import { createRoute, redirect } from '@tanstack/react-router'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { root, visitor } from '../app/gates.ts'
import { messages } from '../app/messages.ts'
import { landingOf } from '../app/session.ts'
import { textNow } from '../i18n/useText.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { toast } from '../kit/toast/toast.tsx'
import { isInviteToken } from './isInviteToken.ts'
import { openedInvite } from './openedInvite.ts'

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

/** An invite's page, for visitors and its recipient; other users must log out first. */
export const inviteRoute = createRoute({
  getParentRoute: () => root,
  path: '/register/$token',
  beforeLoad: async ({ context: { session, queryClient }, params }) => {
    if (!session || !(await isForAnother(queryClient, session, params.token))) return
    toast.info(textNow(messages)('logOutFirst'))
    throw redirect({ to: landingOf(session), replace: true })
  },
  component: registerPage,
})

/** True for another person's invite or an unreadable one. An expired invite opens its page, which says so. */
async function isForAnother(
  client: QueryClient,
  { email }: { email: string },
  token: string,
): Promise<boolean> {
  if (!isInviteToken(token)) return true
  try {
    const invite = await client.ensureQueryData(openedInvite(token))
    return invite.email.toLowerCase() !== email.toLowerCase()
  } catch (error) {
    return error instanceof Problem && error.code === 'invite_unreadable'
  }
}
