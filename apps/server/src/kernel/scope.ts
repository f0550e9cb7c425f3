import { type Actor, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'

declare const minted: unique symbol

type Reach =
  | { readonly kind: 'everything' }
  | { readonly kind: 'account'; readonly accountId: string; readonly agentId: string | null }
  | { readonly kind: 'operator'; readonly operatorId: string }
  | { readonly kind: 'order'; readonly orderId: string }

/**
 * The orders a call may touch. Only this file creates scopes, and every query of orders needs one, so
 * forgetting the restriction doesn't compile.
 */
export type Scope = { readonly [minted]: true } & Reach

/**
 * The main account sees all orders, an agency and its API key the agency's own, an agent those where they're
 * the agent, a guide or driver what's on their vehicles, and a customer one order.
 */
export function scopeOf(caller: Exclude<Actor, { kind: 'job' }>): Scope {
  switch (caller.kind) {
    case 'person':
      return scopeOfPerson(caller)
    case 'crew':
      return mint({ kind: 'operator', operatorId: caller.operatorId })
    case 'partner':
      return mint({ kind: 'account', accountId: caller.accountId, agentId: null })
    case 'guest':
      return mint({ kind: 'order', orderId: caller.orderId })
  }
}

function scopeOfPerson(person: Person): Scope {
  if (person.account.isMain) return mint({ kind: 'everything' })
  return mint({
    kind: 'account',
    accountId: person.account._id,
    agentId: seesOwnOrdersOnly(person) ? person.userId : null,
  })
}

/**
 * For internal steps that keep the data consistent for every caller; what they read of other accounts is
 * never shown.
 */
export const everyOrder: Scope = mint({ kind: 'everything' })

/** The only cast to the brand: the argument comes from a caller above, or from an internal step. */
function mint(reach: Reach): Scope {
  return reach as Scope
}
