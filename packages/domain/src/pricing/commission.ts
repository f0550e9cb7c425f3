import type { Cents } from '../money.ts'
import { shareOf } from '../money.ts'

/** An agency's rates, in percent. */
export interface CommissionRates {
  commissionRate: number
  commissionPerTour: { tour: string; commissionRate: number }[]
}

/** The percentage for a tour: its own rate takes precedence over the general one. */
export function commissionRateOf(rates: CommissionRates, tour: string): number {
  return rates.commissionPerTour.find((own) => own.tour === tour)?.commissionRate ?? rates.commissionRate
}

/** The agency's commission on an entry, to the cent; it never changes the customer's price. */
export function commissionOf(totalCents: Cents, tour: string, rates: CommissionRates): Cents {
  return shareOf(totalCents, commissionRateOf(rates, tour) / 100)
}
