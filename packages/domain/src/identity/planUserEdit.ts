import type { Person } from '../access/actor.ts'
import { keepsPeopleEverywhere } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { changeRole, editScope, removeUser, type Target } from './rights.ts'
import type { MembershipStatus } from './vocabulary.ts'

/** A user as stored, with role and status of the membership in the current account. */
export interface EditedUser extends Target {
  login: string
  firstName: string
  lastName: string
  mobilePhone: string
  status: 'ACTIVE' | 'INACTIVE'
  /** Works in an account that is not the current one, or has an open invite to one. */
  belongsElsewhere: boolean
  isLastMainOwner: boolean
}

/** What a call asks to change; what is left out stays. `userAccounts` is the user's own list of memberships. */
export interface UserEdit {
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  mobilePhone?: string | undefined
  password?: string | undefined
  role?: Role | undefined
  status?: MembershipStatus | undefined
  userAccounts?: { account: string; role: Role; status: MembershipStatus }[] | undefined
}

/** What becomes of the user; `password` is null when it stays. */
export interface UserChange {
  login: string
  firstName: string
  lastName: string
  mobilePhone: string
  password: string | null
  role: Role
  status: 'ACTIVE' | 'INACTIVE'
  /** Somebody chose the email or the password for this user, so the login is no longer the user's alone. */
  losesProof: boolean
}

/**
 * What an edit makes of a user, or why it may not (ROLE-10 to ROLE-18, HOLE-A16, HOLE-A17, HOLE-A42). Login and
 * password of somebody who belongs elsewhere too are for a super user only: they would open the other account. One's
 * own password is changed by whoever knows the old one, not here.
 */
export function planUserEdit(actor: Person, user: EditedUser, edit: UserEdit): Decision<UserChange> {
  const scope = editScope(actor, user)
  if (scope === 'none') return refuse('rank_too_low')
  const { role, status } = wantedMembership(edit, user, actor.account._id)
  const roleChange = checkRole(actor, user, role)
  if (!roleChange.ok) return roleChange
  if (status !== user.status) {
    const removal = removeUser(actor, user, status === 'INACTIVE' && user.isLastMainOwner)
    if (!removal.ok) return removal
  }
  const login = edit.email?.trim() ?? user.login
  if (login !== user.login || edit.password !== undefined) {
    const isOwnPassword = actor.userId === user.userId && edit.password !== undefined
    if (scope === 'own' || isOwnPassword) return refuse('own_login_fixed')
    if (user.belongsElsewhere && !keepsPeopleEverywhere(actor)) return refuse('user_shared')
  }
  return ok({
    login,
    firstName: edit.firstName?.trim() ?? user.firstName,
    lastName: edit.lastName?.trim() ?? user.lastName,
    mobilePhone: edit.mobilePhone?.trim() ?? user.mobilePhone,
    password: edit.password ?? null,
    role,
    status,
    losesProof: login.toLowerCase() !== user.login.toLowerCase() || edit.password !== undefined,
  })
}

/**
 * The membership an edit touches is the one in the current account (HOLE-A42): given beside the user's own fields or
 * within the list of memberships, whichever differs from what is stored. Entries of other accounts are left alone.
 */
export function wantedMembership(
  edit: Pick<UserEdit, 'role' | 'status' | 'userAccounts'>,
  stored: { role: Role; status: 'ACTIVE' | 'INACTIVE' },
  accountId: string,
): { role: Role; status: 'ACTIVE' | 'INACTIVE' } {
  const listed = edit.userAccounts?.find((entry) => entry.account === accountId)
  const role = [edit.role, listed?.role].find((wish) => wish !== undefined && wish !== stored.role)
  const status = [edit.status, listed?.status].find(
    (wish) => wish !== undefined && wish !== 'PENDING' && wish !== stored.status,
  )
  return { role: role ?? stored.role, status: status === undefined ? stored.status : toStored(status) }
}

function toStored(status: MembershipStatus): 'ACTIVE' | 'INACTIVE' {
  return status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE'
}

function checkRole(actor: Person, user: EditedUser, role: Role): Decision<Role> {
  const change = changeRole(actor, user, role)
  if (!change.ok || role === user.role) return change
  return user.isLastMainOwner ? refuse('last_owner') : change
}
