import type { Issue } from '../decision.ts'
import { commissionRateRefusal } from './commissionRate.ts'

/** An agency's rates as typed, in percent; null where no number stands. */
export interface TypedCommissions {
  commissionRate: number | null
  commissionPerTour: { tour: string; commissionRate: number | null }[]
}

/** Everything wrong with an agency's rates, each at its own place; a tour has one rate (COMM-05, COMM-07). */
export function checkCommissions({ commissionRate, commissionPerTour }: TypedCommissions): Issue[] {
  const issues: Issue[] = []
  const refusal = commissionRateRefusal(commissionRate)
  if (refusal) issues.push({ field: 'commissionRate', code: refusal })
  const seen = new Set<string>()
  commissionPerTour.forEach((own, index) => {
    const place = `commissionPerTour.${index}`
    if (seen.has(own.tour)) issues.push({ field: `${place}.tour`, code: 'tour_repeated' })
    const refusalOfOwn = commissionRateRefusal(own.commissionRate)
    if (refusalOfOwn) issues.push({ field: `${place}.commissionRate`, code: refusalOfOwn })
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
