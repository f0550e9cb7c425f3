/** The four roles of a membership. */
export const roles = ['OWNER', 'ADMIN', 'AGENT', 'USER'] as const
export type Role = (typeof roles)[number]

/** Numeric rank; a super user is above all. */
export const rankOf: Record<Role, number> = { USER: 0, AGENT: 1, ADMIN: 2, OWNER: 3 }
export const superRank = 4

/** Every permission that a call can require. */
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
  'ledger.override',
  'catalogue.read',
  'catalogue.write',
  'prices.read',
  'prices.write',
  'fleet.read',
  'fleet.write',
  'dispatch.read',
  'dispatch.write',
  'departures.cancel',
  'capacity.write',
  'capacity.oversell',
  'messages.write',
  'messages.templates',
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
  'security.write',
  'audit.read',
  'reports.read',
  'statements.read',
  'statements.write',
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
const agencyAdmin: Permission[] = [
  ...everyone,
  'users.read',
  'users.write',
  'reports.read',
  'statements.read',
]
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
  'departures.cancel',
  'capacity.write',
  'messages.write',
  'accounts.read',
  'accounts.write',
  'statements.write',
]

/** Permissions of each role in the main account. */
export const mainPermissions: Record<Role, readonly Permission[]> = {
  OWNER: [
    ...mainStaff,
    'messages.templates',
    'ledger.override',
    'capacity.oversell',
    'settings.write',
    'security.write',
    'audit.read',
  ],
  ADMIN: mainStaff,
  AGENT: [],
  USER: [],
}

/** Permissions of each role in an agency. */
export const agencyPermissions: Record<Role, readonly Permission[]> = {
  OWNER: [...agencyAdmin, 'security.write', 'audit.read'],
  ADMIN: agencyAdmin,
  AGENT: everyone,
  USER: [],
}

/** A super user's permissions in addition to an owner's, in the main account. */
export const superInMain: readonly Permission[] = [
  'orders.priceByHand',
  'orders.overrideDays',
  'accounts.enterAny',
  'accounts.delete',
  'outbox.read',
  'rates.write',
]

/** A super user's permissions in addition to an owner's, inside an agency. */
export const superInAgency: readonly Permission[] = [
  'accounts.enterAny',
  'accounts.settings',
  'orders.overrideDays',
]

/** A super user works in any account with an owner's role. */
export const roleOfSuper: Role = 'OWNER'

/** Owners are responsible for an account; the main account always has one. */
export function isOwner(role: Role): boolean {
  return role === 'OWNER'
}

/** End users belong to the sales website and have no access to this product. */
export function isEndUser(role: Role): boolean {
  return role === 'USER'
}

/** The role of people who register themselves. */
export const endUserRole: Role = 'USER'

/** The only role available without an invite, with a username and a password. */
export const agentRole: Role = 'AGENT'

/** True if the role has access to this product: staff do, agents only in an agency. */
export function worksIn(role: Role, account: { isMain: boolean }): boolean {
  return !isEndUser(role) && !(account.isMain && role === agentRole)
}

/** True where agents work: in agencies, never in the main account. */
export function hasAgents(account: { isMain: boolean }): boolean {
  return worksIn(agentRole, account)
}

/** Roles with access to this product. */
export const staffRoles = roles.filter((role) => !isEndUser(role))

/** The roles that manage an account's people. */
export const adminRoles = roles.filter((role) => rankOf[role] >= rankOf.ADMIN)
