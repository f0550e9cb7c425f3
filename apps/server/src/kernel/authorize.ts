import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Access } from '@tourdesk/contract/kernel/route'
import { type Actor, can } from '@tourdesk/domain/access/actor'

/** True when the actor (null for a stranger) may do what the access names. */
export function mayDo(actor: Actor | null, access: Access): boolean {
  if (access === 'public') return true
  if (actor === null) return false
  return access === 'signedIn' || can(actor, access)
}

/** First line of every verb. Throws `not_allowed` (403) when the actor may not. */
export function authorize(actor: Actor | null, access: Access): void {
  if (!mayDo(actor, access)) throw new Problem('not_allowed')
}
