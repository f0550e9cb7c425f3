import { keepsPeopleEverywhere, type Person, rank } from '../access/actor.ts'
import { rankOf } from '../access/roles.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { Target } from './rights.ts'

/**
 * Decides whether the actor may remove a person's second factors: a person of lower rank in the same account;
 * for people who also belong to other accounts only a super user; never their own or a super user's. Refused
 * with `own_user`, `rank_too_low` or `user_shared`.
 */
export function checkFactorRemoval(
  actor: Person,
  target: Target & { belongsElsewhere: boolean },
): Decision<true> {
  if (actor.userId === target.userId) return refuse('own_user')
  if (rank(actor) < rankOf.ADMIN || rank(target) >= rank(actor)) return refuse('rank_too_low')
  return target.belongsElsewhere && !keepsPeopleEverywhere(actor) ? refuse('user_shared') : ok(true)
}
