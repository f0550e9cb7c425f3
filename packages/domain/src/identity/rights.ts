import { keepsPeopleEverywhere, namesMainOwners, type Person, rank } from '../access/actor.ts'
import { isEndUser, type Role, rankOf, roleOfSuper, roles, worksIn } from '../access/roles.ts'
import { type Decision, ok, refuse } from '../decision.ts'

/** A user in the current account, as the subject of the rules about people. */
export interface Target {
  userId: string
  isSuper: boolean
  role: Role
}

/** Roles the actor may give: super users and owners all three, admins all but owner, others none. */
export function assignableRoles(actor: Pick<Person, 'isSuper' | 'role'>): Role[] {
  const mine = rank(actor)
  if (mine < rankOf.ADMIN) return []
  return roles
    .filter((role) => !isEndUser(role) && (mine >= rankOf.OWNER || rankOf[role] < rankOf.OWNER))
    .reverse()
}

/**
 * True if the sender of an open invite to a role could still send it. Their own role is null if they have
 * left the account.
 */
export function mayStillSend(sender: Pick<Person, 'isSuper'> & { role: Role | null }, role: Role): boolean {
  const own = keepsPeopleEverywhere(sender) ? roleOfSuper : sender.role
  return own !== null && assignableRoles({ ...sender, role: own }).includes(role)
}

/** Roles listed in the editor: AGENT to OWNER in an agency, employees in the main account. */
export function offeredRoles(actor: Pick<Person, 'isSuper' | 'role' | 'account'>): Role[] {
  const assignable = assignableRoles(actor)
  if (!actor.account.isMain) return assignable
  return assignable.filter((role) => role === 'ADMIN' || (role === 'OWNER' && namesMainOwners(actor)))
}

/** What the actor may change about a user: everything, only their own names and phone, or nothing. */
export type EditScope = 'all' | 'own' | 'none'

export function editScope(actor: Person, target: Target): EditScope {
  if (keepsPeopleEverywhere(actor)) return 'all'
  if (actor.userId === target.userId) return 'own'
  if (rank(actor) < rankOf.ADMIN) return 'none'
  return rank(target) < rank(actor) ? 'all' : 'none'
}

/**
 * Decides whether a role may change: never from or to the end user, never one's own, never at equal rank, and
 * only to a role that the actor may give and the account has. Refused with `end_user_fixed`, `role_fixed`,
 * `role_not_assignable` or `agent_in_main_account`.
 */
export function changeRole(actor: Person, target: Target, role: Role): Decision<Role> {
  if (role === target.role) return ok(role)
  if (isEndUser(role) || isEndUser(target.role)) return refuse('end_user_fixed')
  if (actor.userId === target.userId || rank(target) >= rank(actor)) return refuse('role_fixed')
  return giveRole(actor, role, actor.account)
}

/**
 * Decides whether a role may be given in an account. Agents belong to agencies: in the main account they
 * couldn't open any page. Refused with `role_not_assignable` or `agent_in_main_account`.
 */
export function giveRole(actor: Person, role: Role, account: { isMain: boolean }): Decision<Role> {
  const mine = takeRole(actor, role)
  if (!mine.ok) return mine
  return worksIn(role, account) ? mine : refuse('agent_in_main_account')
}

/** Decides whether an invite may be withdrawn: by people who may give its role in some account. */
export function takeRole(actor: Person, role: Role): Decision<Role> {
  return assignableRoles(actor).includes(role) ? ok(role) : refuse('role_not_assignable', { role })
}

/**
 * Decides whether a user may be deleted or deactivated: only users of lower rank, never oneself, never the
 * last active owner of the main account.
 */
export function removeUser(actor: Person, target: Target, isLastMainOwner: boolean): Decision<true> {
  if (actor.userId === target.userId) return refuse('own_user')
  if (rank(actor) < rankOf.ADMIN || rank(target) >= rank(actor)) return refuse('rank_too_low')
  return isLastMainOwner ? refuse('last_owner') : ok(true)
}
