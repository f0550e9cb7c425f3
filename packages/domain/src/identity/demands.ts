import { isOwner, type Role, worksIn } from '../access/roles.ts'

/** From whom an account requires a second factor; in an agency it's from nobody or from everyone. */
export const factorRules = ['nobody', 'owners', 'everyone'] as const
export type FactorRule = (typeof factorRules)[number]

/** Days that people have for setting up their second factor. */
const daysToSetUp = 14

/** Since when an account requires a second factor of its owners and super users, and of everyone. */
export interface FactorRequirement {
  ownersSince: Date | null
  /** Never without `ownersSince`. */
  everyoneSince: Date | null
}

/** The rules of an account that somebody belongs to, and what they are there. */
export interface AccountRules extends FactorRequirement {
  isMain: boolean
  /** A super user is an owner everywhere. */
  role: Role
  roleSince: Date
  idleMinutes: number | null
}

/** What a person's accounts demand of them together: the strictest of each, wherever they work now. */
export interface Demands {
  /** Since when they need a second factor; null if they don't. */
  factorSince: Date | null
  /** After so many minutes without use a session ends; null if never. */
  idleMinutes: number | null
}

/** What all accounts of a person demand. */
export function demandsOf(accounts: readonly AccountRules[]): Demands {
  const own = accounts.filter(({ role, isMain }) => worksIn(role, { isMain }))
  return {
    factorSince: earliest(own.map(requiredSince)),
    idleMinutes: own.reduce<number | null>((least, { idleMinutes }) => lower(least, idleMinutes), null),
  }
}

/** How a person stands with their second factor. */
export interface FactorStanding {
  needsSecondFactor: boolean
  /** Until when they can go on without one; null if they have one, or none is required. */
  secondFactorDueAt: Date | null
  /** That time is over: nothing but the set-up is open to them. */
  mustSetUpFactor: boolean
}

/** Whether they need one, and have to set it up now. */
export function factorStanding(
  { factorSince }: Pick<Demands, 'factorSince'>,
  hasFactor: boolean,
  now: Date,
): FactorStanding {
  const secondFactorDueAt = factorSince && !hasFactor ? factorDueAt(factorSince) : null
  return {
    needsSecondFactor: factorSince !== null,
    secondFactorDueAt,
    mustSetUpFactor: secondFactorDueAt !== null && secondFactorDueAt <= now,
  }
}

/** True if a session that was last used then is over. */
export function isIdleOver(
  { idleMinutes }: Pick<Demands, 'idleMinutes'>,
  lastUsedAt: Date,
  now: Date,
): boolean {
  return idleMinutes !== null && now.getTime() - lastUsedAt.getTime() > idleMinutes * 60_000
}

/** Until when a person without a second factor may go on without one. */
function factorDueAt(since: Date): Date {
  return new Date(since.getTime() + daysToSetUp * 24 * 3_600_000)
}

/** The rule that is in force. */
export function ruleOf({ ownersSince, everyoneSince }: FactorRequirement): FactorRule {
  if (everyoneSince) return 'everyone'
  return ownersSince ? 'owners' : 'nobody'
}

/** The same after a change of the rule: people it already held for keep their days. */
export function requirementOf(rule: FactorRule, before: FactorRequirement, now: Date): FactorRequirement {
  return {
    ownersSince: rule === 'nobody' ? null : (before.ownersSince ?? now),
    everyoneSince: rule === 'everyone' ? (before.everyoneSince ?? now) : null,
  }
}

/** People who come later, or get a role later, have the same days. */
function requiredSince({ role, roleSince, ownersSince, everyoneSince }: AccountRules): Date | null {
  const since = isOwner(role) ? ownersSince : everyoneSince
  return since && new Date(Math.max(since.getTime(), roleSince.getTime()))
}

function earliest(instants: (Date | null)[]): Date | null {
  const known = instants.flatMap((instant) => (instant ? [instant.getTime()] : []))
  return known.length > 0 ? new Date(Math.min(...known)) : null
}

function lower(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
