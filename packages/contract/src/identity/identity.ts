import { permissions, roles } from '@tourdesk/domain/access/roles'
import { membershipStatuses, waysIn } from '@tourdesk/domain/identity/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Done, Id, text } from '../parts.ts'

const MembershipStatus = z.enum(membershipStatuses)

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
    /** The email was confirmed by a mailed link, and nobody else has set the password since. */
    isProven: z.boolean(),
    senderId: Id.nullable(),
    role: z.enum(roles),
    status: MembershipStatus,
    account: SessionAccount.extend({
      logo: z.string().nullable(),
      /** What visitors are told before they leave the agency's site (AFF-02). */
      leaveSiteMsg: z.string(),
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
    /** False without a mail server: mails are kept in the outbox, and their links handed on by a super user. */
    sendsMail: z.boolean(),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.output<typeof CurrentUser>

/** What the link of an invite opens, for whoever holds it. */
const OpenedInvite = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobilePhone: z.string(),
  accountId: Id,
  accountName: z.string(),
  /** `signIn` for people who have a login of their own, `password` for everybody else. */
  wayIn: z.enum(waysIn),
})
export type OpenedInvite = z.output<typeof OpenedInvite>

const Password = z.string().max(200)
const InviteToken = z.string().max(2000)

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
    ofSession: true,
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
    ofSession: true,
    summary: 'Make an account the current one',
    body: z.object({ accountId: Id }),
    answer: CurrentUser,
  }),
  signup: route({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    summary: 'Register as an end user of the main account',
    body: z.object({ email: text(254), password: Password }),
    answer: CurrentUser,
    status: 201,
  }),
  openInvite: route({
    method: 'POST',
    path: '/auth/invite',
    access: 'public',
    summary: 'What the link of an invite opens, before anything is typed',
    body: z.object({ token: InviteToken }),
    answer: OpenedInvite,
  }),
  signupWithInvite: route({
    method: 'POST',
    path: '/auth/signup/:token',
    access: 'public',
    summary: 'Register with an invite; role and account are those of the invite',
    params: z.object({ token: InviteToken }),
    body: z.object({
      email: text(254),
      firstName: text(100),
      lastName: text(100),
      mobilePhone: text(40).default(''),
      password: Password,
      token: InviteToken,
    }),
    answer: CurrentUser,
    status: 201,
  }),
  checkSetUp: route({
    method: 'POST',
    path: '/auth/setup/check',
    access: 'public',
    summary: 'Whether a set-up link is still open',
    body: z.object({ token: z.string().max(200) }),
    answer: Done,
  }),
  setUp: route({
    method: 'POST',
    path: '/auth/setup',
    access: 'public',
    summary: 'Make the first owner by the link that the server printed, and sign in',
    body: z.object({
      email: text(254),
      firstName: text(100),
      lastName: text(100),
      mobilePhone: text(40).default(''),
      password: Password,
      token: z.string().max(200),
    }),
    answer: CurrentUser,
    status: 201,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/auth/forgotPassword',
    access: 'public',
    summary: 'Ask for a mail to set a new password; the answer is the same for every address',
    body: z.object({ email: text(254) }),
    answer: Done.extend({ sendsMail: z.boolean() }),
  }),
  checkReset: route({
    method: 'POST',
    path: '/auth/resetPassword/check',
    access: 'public',
    summary: 'Whether the token of a mail still sets a new password',
    body: z.object({ token: z.string().max(200) }),
    answer: Done,
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/changePassword',
    access: 'signedIn',
    summary: "Change one's own password by the old one; other sessions end",
    body: z.object({ oldPassword: Password, password: Password }),
    answer: Done,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/resetPassword',
    access: 'public',
    summary: 'Set a new password by the token of a mail, and sign in',
    body: z.object({ password: Password, token: z.string().max(200) }),
    answer: CurrentUser,
  }),
}
