import { permissions, roles } from '@tourdesk/domain/access/roles'
import { z } from 'zod'
import { route } from './kernel/route.ts'
import { Done, Id, text } from './parts.ts'

const MembershipStatus = z.enum(['ACTIVE', 'INACTIVE', 'PENDING'])

const SessionAccount = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  role: z.enum(roles),
  status: MembershipStatus,
  isSuper: z.boolean(),
})

/** Who is signed in and what the session works in (HOLE-A23, USR-34 to USR-41). */
export const CurrentUser = z
  .object({
    _id: Id,
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobilePhone: z.string(),
    isSuper: z.boolean(),
    senderId: Id.nullable(),
    role: z.enum(roles),
    status: MembershipStatus,
    account: SessionAccount.extend({
      logo: z.string().nullable(),
      doesIncludeAffiliation: z.boolean(),
      dailyToursOnly: z.boolean(),
      doesAllowPaymentToAgency: z.boolean(),
      allowPrivateGroup: z.boolean(),
    }),
    accounts: z.array(SessionAccount),
    userAccounts: z.array(z.object({ account: Id, role: z.enum(roles), status: MembershipStatus })),
    permissions: z.array(z.enum(permissions)),
    mainAccount: z.object({ _id: Id, name: z.string() }),
    today: z.string(),
    officePhone: z.string(),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.output<typeof CurrentUser>

export const auth = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with email or username and password',
    body: z.object({ email: text(254).min(1), password: z.string().min(1).max(200) }),
    answer: CurrentUser,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'End the session',
    answer: Done,
  }),
  getCurrentUser: route({
    method: 'GET',
    path: '/auth/getCurrentUser',
    access: 'signedIn',
    summary: 'Who is signed in',
    answer: CurrentUser,
  }),
  refreshToken: route({
    method: 'GET',
    path: '/auth/refreshToken',
    access: 'public',
    summary: 'A new access cookie for a valid refresh cookie',
    answer: Done,
  }),
  setUserAccount: route({
    method: 'POST',
    path: '/auth/setUserAccount',
    access: 'signedIn',
    summary: 'Make an account the current one',
    body: z.object({ accountId: Id }),
    answer: CurrentUser,
  }),
}
