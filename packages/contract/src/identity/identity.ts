import { permissions, roles } from '@tourdesk/domain/access/roles'
import { membershipStatuses, waysIn } from '@tourdesk/domain/identity/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Done, Id, Instant, secret, text } from '../parts.ts'
import { ProofInput, SecondFactorAsked } from './secondFactor.ts'

const MembershipStatus = z.enum(membershipStatuses)

const SessionAccount = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  role: z.enum(roles),
  status: MembershipStatus,
  isSuper: z.boolean(),
})

/** The signed-in user and the session's account. */
export const CurrentUser = z
  .object({
    _id: Id,
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobilePhone: z.string(),
    isSuper: z.boolean(),
    /** The user confirmed the email through a mailed link, and no one else has set the password since. */
    isProven: z.boolean(),
    senderId: Id.nullable(),
    role: z.enum(roles),
    status: MembershipStatus,
    account: SessionAccount.extend({
      logo: z.string().nullable(),
      /** What visitors read before they leave the agency's site. */
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
    /** False without a mail server: mails stay in the outbox, and a super user passes on their links. */
    sendsMail: z.boolean(),
    /** Sign-in asks for a second factor. */
    hasSecondFactor: z.boolean(),
    /** One of the person's accounts requires a second factor. */
    needsSecondFactor: z.boolean(),
    /** The time until which they can continue without one; null if they have one, or none is required. */
    secondFactorDueAt: Instant.nullable(),
    /** That time is over: only the calls of the set-up are allowed. */
    mustSetUpFactor: z.boolean(),
    /** The session ends after this many minutes without use; null if it never does. */
    idleMinutes: z.int().nullable(),
    /** 0 without a second factor. */
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.output<typeof CurrentUser>

/** The user, or the question for a second factor, before there's a session. */
const Entered = z.union([SecondFactorAsked, CurrentUser])
export type Entered = z.output<typeof Entered>

/** What the link of an invite opens. */
const OpenedInvite = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobilePhone: z.string(),
  accountId: Id,
  accountName: z.string(),
  /** `signIn` for people with their own login, `password` for everyone else. */
  wayIn: z.enum(waysIn),
})
export type OpenedInvite = z.output<typeof OpenedInvite>

const Password = secret(200)

/** The caller's password, and the new one. */
export const OwnPasswordInput = z.object({ oldPassword: Password, password: Password })
const InviteToken = secret(2000)

export const auth = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with email or username and password',
    body: z.object({ email: text(254).min(1), password: secret(200).min(1) }),
    answer: Entered,
  }),
  secondFactor: route({
    method: 'POST',
    path: '/auth/secondFactor',
    access: 'public',
    summary: 'Finish a sign-in with the second factor; `trusts` leaves it out in this browser for 30 days',
    body: ProofInput.extend({ challenge: secret(200), trusts: z.boolean().default(false) }),
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
    opensSetUp: true,
    ofSession: true,
    summary: 'Who is signed in',
    answer: CurrentUser,
  }),
  noteUse: route({
    method: 'POST',
    path: '/auth/use',
    access: 'signedIn',
    ofSession: true,
    opensSetUp: true,
    summary: 'Say that somebody is using the session, as typing makes no calls',
    answer: Done,
  }),
  refreshToken: route({
    method: 'GET',
    path: '/auth/refreshToken',
    access: 'public',
    summary: 'Get a new access cookie for a valid refresh cookie',
    answer: Done,
  }),
  setUserAccount: route({
    method: 'POST',
    path: '/auth/setUserAccount',
    access: 'signedIn',
    ofSession: true,
    summary: 'Switch to another account',
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
    answer: Entered,
    status: 201,
  }),
  isSetUp: route({
    method: 'GET',
    path: '/auth/setup',
    access: 'public',
    summary: 'Whether this installation has an owner; until then nobody can sign in',
    answer: z.object({ isSetUp: z.boolean() }),
  }),
  checkSetUp: route({
    method: 'POST',
    path: '/auth/setup/check',
    access: 'public',
    summary: 'Whether a set-up link is still open',
    body: z.object({ token: secret(200) }),
    answer: Done,
  }),
  setUp: route({
    method: 'POST',
    path: '/auth/setup',
    access: 'public',
    summary: 'Create the first owner with the link that the server printed, and sign in',
    body: z.object({
      email: text(254),
      firstName: text(100),
      lastName: text(100),
      mobilePhone: text(40).default(''),
      password: Password,
      token: secret(200),
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
    summary: 'Whether the token from a mail can still set a new password',
    body: z.object({ token: secret(200) }),
    answer: Done,
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/changePassword',
    access: 'signedIn',
    summary: "Change the caller's own password with the old one; other sessions end",
    body: OwnPasswordInput,
    answer: Done,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/resetPassword',
    access: 'public',
    summary: 'Set a new password with the token from a mail, and sign in',
    body: z.object({ password: Password, token: secret(200) }),
    answer: Entered,
  }),
}
