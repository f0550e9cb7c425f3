import { hasCents } from '../money.ts'

/** True for a percentage from 0 to 100, both included (COMM-05, CCONST-13), with at most two decimals. */
export function isCommissionRate(rate: number | null): rate is number {
  return commissionRateRefusal(rate) === null
}

/** Why a percentage can't be a commission rate, or null. */
export function commissionRateRefusal(
  rate: number | null,
): 'commission_rate_invalid' | 'percent_decimals' | null {
  if (rate === null || !(rate >= 0 && rate <= 100)) return 'commission_rate_invalid'
  return hasCents(rate) ? null : 'percent_decimals'
}
