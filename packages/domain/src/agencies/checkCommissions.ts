import type { Issue } from '../decision.ts'
import { isCommissionRate } from './commissionRate.ts'

/** An agency's rates as typed, in percent; null where no number stands. */
export interface TypedCommissions {
  commissionRate: number | null
  commissionPerTour: { tour: string; commissionRate: number | null }[]
}

/** Everything wrong with an agency's rates, each at its own place; a tour has one rate (COMM-05, COMM-07). */
export function checkCommissions({ commissionRate, commissionPerTour }: TypedCommissions): Issue[] {
  const issues: Issue[] = []
  if (!isCommissionRate(commissionRate))
    issues.push({ field: 'commissionRate', code: 'commission_rate_invalid' })
  const seen = new Set<string>()
  commissionPerTour.forEach((own, index) => {
    const place = `commissionPerTour.${index}`
    if (seen.has(own.tour)) issues.push({ field: `${place}.tour`, code: 'tour_repeated' })
    if (!isCommissionRate(own.commissionRate))
      issues.push({ field: `${place}.commissionRate`, code: 'commission_rate_invalid' })
    seen.add(own.tour)
  })
  return issues
}

/** The rates with another one for one tour; a rate equal to the general one stays its own (HOLE-C42). */
export function withTourRate<Rates extends TypedCommissions>(
  rates: Rates,
  tour: string,
  commissionRate: number,
) {
  const others = rates.commissionPerTour.filter((own) => own.tour !== tour)
  return { ...rates, commissionPerTour: [...others, { tour, commissionRate }] }
}
