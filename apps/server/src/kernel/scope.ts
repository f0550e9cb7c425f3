import { type Actor, type Person, seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'

declare const minted: unique symbol

type Reach =
  | { readonly kind: 'everything' }
  | { readonly kind: 'account'; readonly accountId: string; readonly agentId: string | null }
  | { readonly kind: 'operator'; readonly operatorId: string }
  | { readonly kind: 'order'; readonly orderId: string }

/**
 * Which orders a call may touch. Only this file creates one, and every query of orders needs one, so forgetting the
 * restriction doesn't compile.
 */
export type Scope = { readonly [minted]: true } & Reach

/**
 * The main account sees all orders, an agency and its key the agency's own, an agent those where he or she is the
 * agent, a guide or driver what is on their vehicles, and a customer one order.
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
 * For steps that keep the product's own books right, for every caller: what they read of other accounts is never shown.
 */
export const everyOrder: Scope = mint({ kind: 'everything' })

/** The only cast to the brand: its argument was derived from a caller above, or is a step of the product. */
function mint(reach: Reach): Scope {
  return reach as Scope
}
