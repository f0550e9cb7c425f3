import { isOwner, type Role, worksIn } from '../access/roles.ts'

/** Who needs a second factor in an account; in an agency, nobody or everyone. */
export const factorRules = ['nobody', 'owners', 'everyone'] as const
export type FactorRule = (typeof factorRules)[number]

/** Days that people have for setting up their second factor. */
const daysToSetUp = 14

/** Since when an account requires a second factor from its owners and super users, and from everyone. */
export interface FactorRequirement {
  ownersSince: Date | null
  /** Set only if `ownersSince` is. */
  everyoneSince: Date | null
}

/** The rules of an account that a person belongs to, and the person's role there. */
export interface AccountRules extends FactorRequirement {
  isMain: boolean
  /** A super user is an owner everywhere. */
  role: Role
  roleSince: Date
  idleMinutes: number | null
}

/**
 * The combined demands of a person's accounts: the strictest of each, in whichever account they currently
 * work.
 */
export interface Demands {
  /** Since when the person needs a second factor; null if they don't. */
  factorSince: Date | null
  /** A session ends after this many minutes without use; null if it never does. */
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

/** The state of a person's second factor. */
export interface FactorStanding {
  needsSecondFactor: boolean
  /** The time until which they can continue without one; null if they have one, or none is required. */
  secondFactorDueAt: Date | null
  /** That time is over: they can only do the set-up. */
  mustSetUpFactor: boolean
}

/** Whether the person needs a second factor, and has to set it up now. */
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

/** True if a session last used at that time has ended. */
export function isIdleOver(
  { idleMinutes }: Pick<Demands, 'idleMinutes'>,
  lastUsedAt: Date,
  now: Date,
): boolean {
  return idleMinutes !== null && now.getTime() - lastUsedAt.getTime() > idleMinutes * 60_000
}

/** The time until which a person can continue without a second factor. */
function factorDueAt(since: Date): Date {
  return new Date(since.getTime() + daysToSetUp * 24 * 3_600_000)
}

/** The current rule. */
export function ruleOf({ ownersSince, everyoneSince }: FactorRequirement): FactorRule {
  if (everyoneSince) return 'everyone'
  return ownersSince ? 'owners' : 'nobody'
}

/** The requirement after a change of the rule: people to whom it already applied keep their deadline. */
export function requirementOf(rule: FactorRule, before: FactorRequirement, now: Date): FactorRequirement {
  return {
    ownersSince: rule === 'nobody' ? null : (before.ownersSince ?? now),
    everyoneSince: rule === 'everyone' ? (before.everyoneSince ?? now) : null,
  }
}

/** People who join later, or get a role later, get the same number of days. */
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
