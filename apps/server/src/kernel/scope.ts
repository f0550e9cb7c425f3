import { isAgencyMode, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'

declare const minted: unique symbol

/**
 * Which orders a call may touch. Only this file creates one, and every query of orders needs one, so forgetting the
 * restriction doesn't compile.
 */
export type Scope = { readonly [minted]: true } & (
  | { readonly kind: 'everything' }
  | { readonly kind: 'account'; readonly accountId: string; readonly agentId: string | null }
)

/** The main account sees all orders, an agency its own, agents only theirs. */
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

/** The only cast to the brand; its argument comes from a session or a job above. */
function mint(
  scope: { kind: 'everything' } | { kind: 'account'; accountId: string; agentId: string | null },
): Scope {
  return scope as Scope
}
