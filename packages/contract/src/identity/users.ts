import { roles } from '@tourdesk/domain/access/roles'
import { inviteStatuses, membershipStatuses } from '@tourdesk/domain/identity/vocabulary'
import { z } from 'zod'
import { paging } from '../asked/fields.ts'
import { querySchema } from '../asked/querySchema.ts'
import { route } from '../kernel/route.ts'
import { usersFields } from '../listFields.ts'
import { UsersQuery } from '../lists.ts'
import { Deleted, Done, Id, IdParams, Instant, pageOf, secret, text } from '../parts.ts'

const Role = z.enum(roles)
const MembershipStatus = z.enum(membershipStatuses)

const AccountOfUser = z.object({ _id: Id, id: Id, name: z.string(), role: Role, status: MembershipStatus })

/** A user as seen in the current account. */
export const User = z
  .object({
    kind: z.literal('user'),
    _id: Id,
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobilePhone: z.string(),
    role: Role,
    status: MembershipStatus,
    isSuper: z.boolean(),
    /** Null for callers who don't manage users. */
    hasSecondFactor: z.boolean().nullable(),
    senderId: Id.nullable(),
    account: AccountOfUser,
    accounts: z.array(AccountOfUser),
    userAccounts: z.array(z.object({ account: Id, role: Role, status: MembershipStatus })),
    updatedAt: Instant,
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

/** An invite to an account; its token is only in the mail. */
export const Invite = z
  .object({
    kind: z.literal('invite'),
    _id: Id,
    id: Id,
    status: z.enum(inviteStatuses),
    role: Role,
    email: z.string(),
    accountId: Id,
    accountName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobilePhone: z.string(),
    senderId: Id.nullable(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'Invite' })
export type Invite = z.output<typeof Invite>

/** A password set by the office, with the usual minimum length. */
const NewPassword = secret(200)

/** What is typed for a new person; `email` holds the username of an agent made without an invite. */
export const PersonInput = z.object({
  email: text(254).default(''),
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  mobilePhone: text(40).default(''),
  password: NewPassword.default(''),
})

/** What else a change of a role or status did. */
const Consequences = {
  /** Open invites that the person had sent and could no longer send. */
  endedInvites: z.int(),
}

export const users = {
  list: route({
    method: 'GET',
    path: '/users',
    access: 'users.read',
    summary: 'Users of an account, with its open invites first on request',
    query: UsersQuery,
    answer: pageOf(z.discriminatedUnion('kind', [User, Invite])),
  }),
  get: route({
    method: 'GET',
    path: '/users/:id',
    access: 'signedIn',
    summary: 'One user of the current account, or the caller',
    params: IdParams,
    answer: User,
  }),
  create: route({
    method: 'POST',
    path: '/users',
    access: 'users.write',
    summary: 'Create an agent without an invite; `email` holds the username (HOLE-A29)',
    body: PersonInput.extend({ accountId: Id.optional(), role: Role.default('AGENT') }),
    answer: User,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/users/:id',
    access: 'signedIn',
    summary: 'Change a user; role and status are those of the membership in the current account',
    params: IdParams,
    body: z.object({
      email: text(254).optional(),
      firstName: text(100).optional(),
      lastName: text(100).optional(),
      mobilePhone: text(40).optional(),
      password: NewPassword.optional(),
      role: Role.optional(),
      status: MembershipStatus.optional(),
      userAccounts: z
        .array(z.object({ account: Id, role: Role, status: MembershipStatus }))
        .max(200)
        .optional(),
      updatedAt: Instant.optional(),
    }),
    answer: User.extend(Consequences),
  }),
  remove: route({
    method: 'DELETE',
    path: '/users/:id',
    access: 'users.write',
    summary: 'Remove a user from the current account',
    params: IdParams,
    answer: Deleted.extend(Consequences),
  }),
  signup: route({
    method: 'POST',
    path: '/users/signup',
    access: 'public',
    summary: 'Register an end user from the sales website; starts no session (HOLE-A38)',
    body: z.object({ email: text(254), password: NewPassword, name: text(200) }),
    answer: Done,
    status: 201,
  }),
}

export const invites = {
  list: route({
    method: 'GET',
    path: '/invites',
    access: 'users.read',
    summary: 'Open invites of an account',
    query: querySchema({ email: usersFields.email, accountId: usersFields.accountId, ...paging(5) }),
    answer: pageOf(Invite),
  }),
  create: route({
    method: 'POST',
    path: '/invites',
    access: 'users.write',
    summary: 'Invite by mail; replaces the open invite of the same address (HOLE-A19)',
    body: z.object({
      accountId: Id,
      email: text(254).default(''),
      firstName: text(100).default(''),
      lastName: text(100).default(''),
      role: Role,
      mobilePhone: text(40).default(''),
    }),
    answer: Invite,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/invites/:id',
    access: 'users.write',
    summary: 'Delete an open invite',
    params: IdParams,
    answer: Deleted,
  }),
}
