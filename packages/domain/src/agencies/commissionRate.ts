import { type Decision, ok, refuse } from '../decision.ts'
import { hasCents } from '../money.ts'

/** True for a percentage from 0 to 100 inclusive, with at most two decimals. */
export function isCommissionRate(rate: number | null): rate is number {
  return readCommissionRate(rate).ok
}

/** A valid commission rate, in percent. */
export function readCommissionRate(rate: number | null): Decision<number> {
  if (rate === null || !(rate >= 0 && rate <= 100)) return refuse('commission_rate_invalid')
  return hasCents(rate) ? ok(rate) : refuse('percent_decimals')
}
