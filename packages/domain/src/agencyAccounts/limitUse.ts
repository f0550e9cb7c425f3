import type { Cents } from '../money.ts'
import { type CreditTerms, limitOf } from './exposure.ts'
import type { LimitState } from './vocabulary.ts'

/** From this percentage of its limit on, an agency sees how much of it is used. */
const nearPercent = 80

/** What an agency may owe, and below which balance of its own it's pointed out if it's prepaid, in US cents. */
export type LimitTerms = Omit<CreditTerms, 'atLimit'> & { warnBelow: Cents | null }

/** How an agency stands to the most it may owe, in US cents. */
export interface LimitUse {
  /** Null for no limit; 0 for a prepaid agency. */
  limit: Cents | null
  /** What it may still owe, below 0 above the limit; null for no limit. */
  left: Cents | null
  /** How much of the limit is used, in whole percent rounded down, at least 0; null without one or with 0. */
  percent: number | null
  /** Null if nothing has to be pointed out. */
  state: LimitState | null
}

/** How an agency that owes this much in all currencies stands to its limit; `owed` in US cents. */
export function limitUseOf(owed: Cents, terms: LimitTerms): LimitUse {
  const limit = limitOf(terms)
  if (limit === null) return { limit, left: null, percent: null, state: null }
  const percent = limit === 0 ? null : Math.max(0, Math.floor((owed * 100) / limit))
  return { limit, left: limit - owed, percent, state: stateOf(limit - owed, percent, terms) }
}

function stateOf(
  left: Cents,
  percent: number | null,
  { isPrepaid, warnBelow }: LimitTerms,
): LimitState | null {
  if (left < 0) return 'over'
  if (isPrepaid) return warnBelow !== null && left < warnBelow ? 'low' : null
  return percent !== null && percent >= nearPercent ? 'near' : null
}
