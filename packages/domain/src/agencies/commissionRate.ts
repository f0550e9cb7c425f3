/** True for a percentage from 0 to 100, both included (COMM-05, CCONST-13). */
export function isCommissionRate(rate: number | null): rate is number {
  return rate !== null && Number.isFinite(rate) && rate >= 0 && rate <= 100
}
