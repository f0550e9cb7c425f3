import { allOf, type Checked, checked, checkFields, decided, thenMake, within } from '../checked.ts'
import { readCommissionRate } from './commissionRate.ts'

/** An agency's rates as typed, in percent; null where there's no number. */
export interface TypedCommissions {
  commissionRate: number | null
  commissionPerTour: { tour: string; commissionRate: number | null }[]
}

/** An agency's rates in percent, none of them missing. */
export interface WholeCommissions {
  commissionRate: number
  commissionPerTour: { tour: string; commissionRate: number }[]
}

/** An agency's rates, or all their errors, each at its own field; a tour has one rate. */
export function checkCommissions<Form extends TypedCommissions>(
  form: Form,
): Checked<Form & WholeCommissions> {
  const tours = form.commissionPerTour.map(({ tour }) => tour)
  const rates = form.commissionPerTour.map(({ tour, commissionRate }, index) => {
    const isRepeated = tours.indexOf(tour) < index
    const found = allOf(
      checked(tour, isRepeated ? [{ field: 'tour', code: 'tour_repeated' }] : []),
      decided('commissionRate', readCommissionRate(commissionRate)),
    )
    const rate = thenMake(found, ([, own]) => ({ tour, commissionRate: own }))
    return within(`commissionPerTour.${index}`, rate)
  })
  return checkFields(form, {
    commissionRate: decided('commissionRate', readCommissionRate(form.commissionRate)),
    commissionPerTour: allOf(...rates),
  })
}

/** The rates with a new one for a tour, even if it equals the general rate. */
export function withTourRate<Rates extends TypedCommissions>(
  rates: Rates,
  tour: string,
  commissionRate: number,
) {
  const others = rates.commissionPerTour.filter((own) => own.tour !== tour)
  return { ...rates, commissionPerTour: [...others, { tour, commissionRate }] }
}
