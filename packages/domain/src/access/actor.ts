import {
  agencyPermissions,
  mainPermissions,
  type Permission,
  type Role,
  rankOf,
  roleOfSuper,
  superInAgency,
  superInMain,
  superRank,
} from './roles.ts'

/** The account a session works in, with the flags that decide what its people may sell (ACC-32 to ACC-35). */
export interface ActorAccount {
  _id: string
  name: string
  isMain: boolean
  doesIncludeAffiliation: boolean
  dailyToursOnly: boolean
  doesAllowPaymentToAgency: boolean
  allowPrivateGroup: boolean
}

/** A person who is signed in and works in one account. */
export interface Person {
  kind: 'person'
  userId: string
  name: string
  isSuper: boolean
  role: Role
  account: ActorAccount
}

/** Who does something: a person, or a task of the product itself. Never a nullable id. */
export type Actor = Person | { kind: 'job'; name: string }

/** Everything this person may do, for the server to refuse and the screen to hide. */
export function permissionsOf(person: Pick<Person, 'isSuper' | 'role' | 'account'>): Set<Permission> {
  const { account, role, isSuper } = person
  const byRole = account.isMain ? mainPermissions : agencyPermissions
  const granted = new Set<Permission>(byRole[isSuper ? roleOfSuper : role])
  if (isSuper) for (const permission of account.isMain ? superInMain : superInAgency) granted.add(permission)
  if (account.doesIncludeAffiliation && granted.has('orders.read')) granted.add('affiliation.read')
  return granted
}

/** True when the actor may; a job of the product may do everything it calls. */
export function can(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'job' || permissionsOf(actor).has(permission)
}

/** True when the person sees only orders where he or she is the agent (HOLE-A49). */
export function seesOwnOrdersOnly(person: Pick<Person, 'isSuper' | 'role'>): boolean {
  return person.role === 'AGENT' && !person.isSuper
}

/** True when orders are made for an agency's customers and not for the office (HOLE-O44). */
export function isAgencyMode(person: Pick<Person, 'account'>): boolean {
  return !person.account.isMain
}

/** True for a super user in the main account, who reads and changes every order as its keeper (ORD-03). */
export function keepsOrders(person: Pick<Person, 'isSuper' | 'account'>): boolean {
  return person.isSuper && !isAgencyMode(person)
}

/** True for the operator's own account; the wire marks it with `isSuper`. */
export function isMainAccount(account: { isSuper: boolean }): boolean {
  return account.isSuper
}

/** The actor's rank against other users of the account: USER 0 … OWNER 3, super user 4 (HOLE-A16). */
export function rank(person: Pick<Person, 'isSuper' | 'role'>): number {
  return person.isSuper ? superRank : rankOf[person.role]
}

type Ranked = Pick<Person, 'isSuper'>

/** True for who enters every active account, without being one of its people (ROLE-27). */
export function entersEveryAccount(person: Ranked): boolean {
  return person.isSuper
}

/** True for who keeps the people and invites of every account, and of people who work in several (HOLE-A25, HOLE-A28). */
export function keepsPeopleEverywhere(person: Ranked): boolean {
  return person.isSuper
}

/** True for who opens agencies: those he or she makes are open at once, others wait (HOLE-A6). */
export function opensAgencies(person: Ranked): boolean {
  return person.isSuper
}

/** True for who chooses logins without a limit; others could find out by many tries who has one. */
export function choosesLoginsFreely(person: Ranked): boolean {
  return person.isSuper
}

/** True for who names owners of the main account (ROLE-21). */
export function namesMainOwners(person: Ranked): boolean {
  return person.isSuper
}
