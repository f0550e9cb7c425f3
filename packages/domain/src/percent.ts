import { type Decision, ok, refuse } from './decision.ts'

/** A percentage as it is typed, as the stored share: 10 is 0.1; a share keeps six decimals (CCONST-10). */
export function toShare(percent: number): number {
  return Number((percent / 100).toFixed(6))
}

/** A stored share as the percentage to be typed: 0.1 is 10. */
export function toPercent(share: number): number {
  return Number((share * 100).toFixed(4))
}

/** What an empty percentage of prices starts with (CCONST-11, HOLE-C44). */
export const usualPercent = 50

/** A discount lies between 0 and 1 and is neither (CCONST-12). */
export function isDiscount(share: number | null): share is number {
  return share !== null && share > 0 && share < 1
}

/** A share that can be the discount of a coupon or a general discount. */
export function readDiscount(share: number | null): Decision<number> {
  if (!isDiscount(share)) return refuse('discount_invalid')
  return hasFinePercent(share) ? ok(share) : refuse('percent_decimals')
}

/** True for a share that is a percentage with at most two decimals; storing more would round it unseen. */
export function hasFinePercent(share: number): boolean {
  return Number(share.toFixed(4)) === share
}
