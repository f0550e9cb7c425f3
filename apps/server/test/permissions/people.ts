import type { Actor } from '@tourdesk/domain/access/actor'

/** The kinds of callers, in the order of the table's columns. */
export const people = {
  stranger: 'A stranger',
  user: 'USER of the main account',
  agent: 'AGENT of an agency',
  agAdmin: 'ADMIN of an agency',
  agOwner: 'OWNER of an agency',
  agSuper: 'Super user in an agency',
  admin: 'ADMIN of the main account',
  owner: 'OWNER of the main account',
  super: 'Super user in the main account',
  crew: 'Guide or driver with a phone link',
  partner: 'Key of an agency',
  guest: 'Customer with a checkout link',
  offered: 'Customer with the link of an offer',
} as const
export type Who = keyof typeof people

/** Callers without a login. */
export const callers = {
  crew: { kind: 'crew', operatorId: 'noa', name: 'Noa Regev' },
  partner: { kind: 'partner', keyId: 'key', accountId: 'carmel', name: 'Carmel’s website' },
  guest: { kind: 'guest', link: 'order', orderId: 'order', name: 'Dana Levi' },
  offered: { kind: 'guest', link: 'offer', orderId: 'offer', name: 'Dana Levi' },
} as const satisfies Partial<Record<Who, Actor>>
export type Caller = keyof typeof callers

export function isCaller(who: Who): who is Caller {
  return who in callers
}

/** Callers who can be signed in, or are strangers. */
export type Visitor = Exclude<Who, Caller>

/** The subjects of calls, from the caller's point of view. */
export const subjects = {
  '-': '',
  self: 'oneself, or an invite of one’s own',
  own: 'of their own account',
  below: 'a user of lower rank in their own account',
  peer: 'a user of the same role in their own account',
  team: 'an order of a colleague in their own account',
  other: 'of another account',
  waiting: 'an agency that waits to be confirmed',
  catalogue: 'pictures of tours',
  active: 'on sale',
  inactive: 'not on sale',
  misc: 'pictures of nothing in particular',
} as const
export type Subject = keyof typeof subjects

export const outcomes = {
  yes: 'the call succeeds',
  own: 'succeeds for their own account, whichever was named',
  401: 'not signed in',
  403: 'not allowed',
  404: 'not there, as far as this person can tell',
  409: 'allowed, but it makes no sense for this record',
} as const
export type Outcome = `${keyof typeof outcomes}`
