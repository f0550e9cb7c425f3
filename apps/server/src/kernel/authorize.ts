import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Access } from '@tourdesk/contract/kernel/route'
import { type Actor, can } from '@tourdesk/domain/access/actor'
import { worksIn } from '@tourdesk/domain/access/roles'

/** True if the actor (null for a stranger) has the access. */
export function mayDo(actor: Actor | null, access: Access): boolean {
  if (access === 'public') return true
  if (actor === null) return false
  if (access === 'signedIn') return actor.kind === 'person' || actor.kind === 'job'
  if (access === 'works') return actor.kind === 'person' && worksIn(actor.role, actor.account)
  return can(actor, access)
}

/** The first line of every verb. Throws `not_allowed` (403) if the actor may not. */
export function authorize(actor: Actor | null, access: Access): void {
  if (!mayDo(actor, access)) throw new Problem('not_allowed')
}
