/** The kinds of people, in the order of the table's columns. */
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
} as const
export type Who = keyof typeof people

/** What a call is about, seen by the person who makes it. */
export const subjects = {
  '-': '',
  self: 'oneself, or an invite of one’s own',
  own: 'of the own account',
  below: 'somebody of lower rank in the own account',
  peer: 'somebody of the same role in the own account',
  team: 'an order of a colleague in the own account',
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
  own: 'succeeds for the own account, whichever was named',
  401: 'not signed in',
  403: 'not allowed',
  404: 'not there, as far as this person can tell',
  409: 'allowed, but it makes no sense for this record',
} as const
export type Outcome = `${keyof typeof outcomes}`
