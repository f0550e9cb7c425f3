import { isAgencyMode, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'

declare const minted: unique symbol

/**
 * Which orders a call may touch. Only this file makes one, and every query of orders asks for one, so that
 * forgetting the restriction does not compile (HOLE-O45, OPERM-09).
 */
export type Scope = { readonly [minted]: true } & (
  | { readonly kind: 'everything' }
  | { readonly kind: 'account'; readonly accountId: string; readonly agentId: string | null }
)

/** The main account sees all orders, an agency its own, an agent those where he or she is the agent. */
export function scopeOf(person: Person): Scope {
  if (!isAgencyMode(person)) return mint({ kind: 'everything' })
  return mint({
    kind: 'account',
    accountId: person.account._id,
    agentId: seesOwnOrdersOnly(person) ? person.userId : null,
  })
}

/**
 * For steps that keep the product's own books right, whoever called: what they read of other accounts is never shown.
 */
export const everyOrder: Scope = mint({ kind: 'everything' })

/** The only cast to the brand: its argument was derived from a session or a job above. */
function mint(
  scope: { kind: 'everything' } | { kind: 'account'; accountId: string; agentId: string | null },
): Scope {
  return scope as Scope
}
