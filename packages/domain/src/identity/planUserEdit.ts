import type { Person } from '../access/actor.ts'
import { keepsPeopleEverywhere } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { changeRole, editScope, removeUser, type Target } from './rights.ts'
import type { MembershipStatus } from './vocabulary.ts'

/** A stored user, with role and status in the current account. */
export interface EditedUser extends Target {
  login: string
  firstName: string
  lastName: string
  mobilePhone: string
  status: 'ACTIVE' | 'INACTIVE'
  /** True if the user works in another account too, or has an open invite to one. */
  belongsElsewhere: boolean
  isLastMainOwner: boolean
}

/** The requested changes; omitted fields don't change. `userAccounts` is the user's list of memberships. */
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

/** The user after the edit; `password` is null if it doesn't change. */
export interface UserChange {
  login: string
  firstName: string
  lastName: string
  mobilePhone: string
  password: string | null
  role: Role
  status: 'ACTIVE' | 'INACTIVE'
  /** Another person chose the email or password, so the login is no longer proven to be the user's own. */
  losesProof: boolean
}

/**
 * The user after an edit, or why the edit isn't allowed. Only a super user can set the login and password of
 * people who also work elsewhere, since these would open the other account. No one can set their own here: an
 * unattended screen would be enough. People change their password elsewhere, with the old one.
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
    if (actor.userId === user.userId) return refuse('own_login_fixed')
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
 * An edit changes only the membership in the current account. Role and status are in the user's own fields or
 * in the list of memberships; those that differ from the stored values are used. Other accounts are ignored.
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
