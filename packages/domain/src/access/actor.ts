import { type CallerPermission, type Crew, callerPermissions, type Guest, type Partner } from './callers.ts'
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

/** A session's account, with the flags that decide what its people may sell. */
export interface ActorAccount {
  _id: string
  name: string
  isMain: boolean
  doesIncludeAffiliation: boolean
  dailyToursOnly: boolean
  doesAllowPaymentToAgency: boolean
  allowPrivateGroup: boolean
}

/** A signed-in person in one account. */
export interface Person {
  kind: 'person'
  userId: string
  name: string
  isSuper: boolean
  role: Role
  account: ActorAccount
}

/** Tasks of the product itself and systems that report to it, by their names in the activity log. */
export const jobs = [
  'boarding',
  'daily rates',
  'demo',
  'first start',
  'make-super',
  'messages',
  'password reset',
  'reset-second-factor',
  'retention',
  'Tranzila',
  'waiting list',
] as const

export interface Job {
  kind: 'job'
  name: (typeof jobs)[number]
}

/** Who acts: a person, a caller without a login, or a task of the product itself. Never a nullable id. */
export type Actor = Person | Crew | Partner | Guest | Job

/** The kinds of actors. */
export const actorKinds = ['person', 'job', 'crew', 'partner', 'guest'] as const satisfies Actor['kind'][]

/** Authors in the activity log: actors, and visitors who fail to sign in. */
export const authorKinds = [...actorKinds, 'visitor'] as const
export type AuthorKind = (typeof authorKinds)[number]

/** This person's permissions: the server refuses what's missing, and screens hide it. */
export function permissionsOf(person: Pick<Person, 'isSuper' | 'role' | 'account'>): Set<Permission> {
  const { account, role, isSuper } = person
  const byRole = account.isMain ? mainPermissions : agencyPermissions
  const granted = new Set<Permission>(byRole[isSuper ? roleOfSuper : role])
  if (isSuper) for (const permission of account.isMain ? superInMain : superInAgency) granted.add(permission)
  if (account.doesIncludeAffiliation && granted.has('orders.read')) granted.add('affiliation.read')
  return granted
}

/** True if the actor has the permission; a task of the product may do everything. */
export function can(actor: Actor, permission: Permission | CallerPermission): boolean {
  switch (actor.kind) {
    case 'job':
      return true
    case 'person':
      return [...permissionsOf(actor)].some((granted) => granted === permission)
    case 'crew':
    case 'partner':
      return callerPermissions[actor.kind].some((granted) => granted === permission)
    case 'guest':
      return callerPermissions[actor.link === 'offer' ? 'offered' : 'guest'].some(
        (granted) => granted === permission,
      )
  }
}

/** True if people see only orders where they're the agent. */
export function seesOwnOrdersOnly(person: Pick<Person, 'isSuper' | 'role'>): boolean {
  return person.role === 'AGENT' && !person.isSuper
}

/** True if the person works for an agency, not for the office. */
export function isAgencyMode(person: Pick<Person, 'account'>): boolean {
  return !person.account.isMain
}

/** True for a super user in the main account, who can read and change every order. */
export function keepsOrders(person: Pick<Person, 'isSuper' | 'account'>): boolean {
  return person.isSuper && !isAgencyMode(person)
}

/** True for the operator's own account; the wire marks it with `isSuper`. */
export function isMainAccount(account: { isSuper: boolean }): boolean {
  return account.isSuper
}

/** The actor's rank among the account's users: USER 0 … OWNER 3, super user 4. */
export function rank(person: Pick<Person, 'isSuper' | 'role'>): number {
  return person.isSuper ? superRank : rankOf[person.role]
}

type Ranked = Pick<Person, 'isSuper'>

/** True if the person can enter every active account without being a member. */
export function entersEveryAccount(person: Ranked): boolean {
  return person.isSuper
}

/**
 * True if the person manages users and invites of every account, including people who work in several
 * accounts.
 */
export function keepsPeopleEverywhere(person: Ranked): boolean {
  return person.isSuper
}

/** True if agencies created by this person are active at once; others' are pending. */
export function opensAgencies(person: Ranked): boolean {
  return person.isSuper
}

/** True if the person can choose any number of logins; others could probe for existing ones. */
export function choosesLoginsFreely(person: Ranked): boolean {
  return person.isSuper
}

/** True if the person can appoint owners of the main account. */
export function namesMainOwners(person: Ranked): boolean {
  return person.isSuper
}
