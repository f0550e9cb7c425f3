import { type Decision, ok, refuse } from './decision.ts'

/** Converts a typed percentage to the stored share: 10 is 0.1, with six decimals. */
export function toShare(percent: number): number {
  return Number((percent / 100).toFixed(6))
}

/** Converts a stored share to the percentage in a form: 0.1 is 10. */
export function toPercent(share: number): number {
  return Number((share * 100).toFixed(4))
}

/** The initial value of an empty percentage. */
export const usualPercent = 50

/** A discount is above 0 and below 1. */
export function isDiscount(share: number | null): share is number {
  return share !== null && share > 0 && share < 1
}

/** A valid discount of a coupon or a general discount. */
export function readDiscount(share: number | null): Decision<number> {
  if (!isDiscount(share)) return refuse('discount_invalid')
  return hasFinePercent(share) ? ok(share) : refuse('percent_decimals')
}

/** True for a share whose percentage has at most two decimals; more would be rounded silently. */
export function hasFinePercent(share: number): boolean {
  return Number(share.toFixed(4)) === share
}
