/** The four roles a membership can carry (ROLE-01). */
export const roles = ['OWNER', 'ADMIN', 'AGENT', 'USER'] as const
export type Role = (typeof roles)[number]

/** Numeric rank; a super user stands above all (HOLE-A16). */
export const rankOf: Record<Role, number> = { USER: 0, AGENT: 1, ADMIN: 2, OWNER: 3 }
export const superRank = 4

/** Everything a call of the contract can ask for. */
export const permissions = [
  'operations.read',
  'orders.read',
  'orders.place',
  'orders.change',
  'orders.cancel',
  'orders.priceByHand',
  'orders.overrideDays',
  'orders.markEntries',
  'orders.settle',
  'catalogue.read',
  'catalogue.write',
  'prices.read',
  'prices.write',
  'fleet.read',
  'fleet.write',
  'dispatch.read',
  'dispatch.write',
  'accounts.read',
  'accounts.write',
  'accounts.enterAny',
  'accounts.delete',
  'accounts.settings',
  'users.read',
  'users.write',
  'affiliation.read',
  'outbox.read',
  'rates.write',
  'settings.write',
] as const
export type Permission = (typeof permissions)[number]

const everyone: Permission[] = [
  'orders.read',
  'orders.place',
  'orders.change',
  'orders.cancel',
  'catalogue.read',
  'prices.read',
]
const agencyAdmin: Permission[] = [...everyone, 'users.read', 'users.write']
const mainStaff: Permission[] = [
  ...agencyAdmin,
  'operations.read',
  'orders.markEntries',
  'orders.settle',
  'catalogue.write',
  'prices.write',
  'fleet.read',
  'fleet.write',
  'dispatch.read',
  'dispatch.write',
  'accounts.read',
  'accounts.write',
]

/** Permissions of each role in the main account (HOLE-A25). */
export const mainPermissions: Record<Role, readonly Permission[]> = {
  OWNER: [...mainStaff, 'settings.write'],
  ADMIN: mainStaff,
  AGENT: [],
  USER: [],
}

/** Permissions of each role in an agency (HOLE-A25). */
export const agencyPermissions: Record<Role, readonly Permission[]> = {
  OWNER: agencyAdmin,
  ADMIN: agencyAdmin,
  AGENT: everyone,
  USER: [],
}

/** What a super user may do on top of an owner, in the main account. */
export const superInMain: readonly Permission[] = [
  'orders.priceByHand',
  'orders.overrideDays',
  'accounts.enterAny',
  'accounts.delete',
  'outbox.read',
  'rates.write',
]

/** What a super user may do on top of an owner, inside an agency (HOLE-A8). */
export const superInAgency: readonly Permission[] = [
  'accounts.enterAny',
  'accounts.settings',
  'orders.overrideDays',
]

/** A super user works in any account as its owner would (HOLE-A8). */
export const roleOfSuper: Role = 'OWNER'

/** Owners answer for an account: the main one is never without (HOLE-A17). */
export function isOwner(role: Role): boolean {
  return role === 'OWNER'
}

/** End users belong to the sales website and never work in this product (ROUTE-41). */
export function isEndUser(role: Role): boolean {
  return role === 'USER'
}

/** The role of people who register themselves (HOLE-A37, HOLE-A38). */
export const endUserRole: Role = 'USER'

/** The only role that is given without an invite, with a username and a password (HOLE-A29). */
export const agentRole: Role = 'AGENT'

/** True where people of a role work in this product: staff do, agents in an agency only (ROLE-02, ROLE-03). */
export function worksIn(role: Role, account: { isMain: boolean }): boolean {
  return !isEndUser(role) && !(account.isMain && role === agentRole)
}

/** True where agents work: in agencies, never in the main account (HOLE-A29). */
export function hasAgents(account: { isMain: boolean }): boolean {
  return worksIn(agentRole, account)
}

/** Roles that work in this product. */
export const staffRoles = roles.filter((role) => !isEndUser(role))
