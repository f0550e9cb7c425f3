import type { User } from '@tourdesk/contract/identity/users'
import type { Person } from '@tourdesk/domain/access/actor'
import { keepsPeopleEverywhere } from '@tourdesk/domain/access/actor'
import { isEndUser, rankOf } from '@tourdesk/domain/access/roles'
import { checkFactorRemoval } from '@tourdesk/domain/identity/checkFactorRemoval'
import { changeRole, editScope, offeredRoles, removeUser } from '@tourdesk/domain/identity/rights'

/** What the actor may do to a user in the editor; the server checks the same rules. */
export function userRights(actor: Person, user: User) {
  const target = { ...user, userId: user._id }
  const scope = editScope(actor, target)
  const others = offeredRoles(actor).filter(
    (role) => role !== user.role && changeRole(actor, target, role).ok,
  )
  const worksElsewhere = user.userAccounts.some(
    ({ account, role }) => account !== user.account._id && !isEndUser(role),
  )
  const isOwn = actor.userId === user._id
  return {
    scope,
    isOwn,
    /** Includes the current role, even if the actor couldn't assign it. */
    roles: [...others, user.role].sort((one, other) => rankOf[one] - rankOf[other]),
    mayChangeRole: scope === 'all' && others.length > 0,
    /** Never the actor's own. Login and password open all of the user's accounts. */
    mayChangeLogin: scope === 'all' && !isOwn && (keepsPeopleEverywhere(actor) || !worksElsewhere),
    /** Covers deleting and deactivating; only the server knows who is the last owner. */
    mayRemove: removeUser(actor, target, false).ok,
    mayTakeFactor:
      user.hasSecondFactor === true &&
      checkFactorRemoval(actor, { ...target, belongsElsewhere: worksElsewhere }).ok,
  }
}
