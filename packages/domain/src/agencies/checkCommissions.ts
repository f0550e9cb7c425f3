import { allOf, type Checked, checked, checkFields, decided, thenMake, within } from '../checked.ts'
import { readCommissionRate } from './commissionRate.ts'

/** An agency's rates as typed, in percent; null where no number stands. */
export interface TypedCommissions {
  commissionRate: number | null
  commissionPerTour: { tour: string; commissionRate: number | null }[]
}

/** An agency's rates, none of them missing. */
export interface WholeCommissions {
  commissionRate: number
  commissionPerTour: { tour: string; commissionRate: number }[]
}

/** An agency's rates, or everything wrong with them, each at its own place; a tour has one rate (COMM-05, COMM-07). */
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

/** The rates with another one for one tour; a rate equal to the general one stays its own (HOLE-C42). */
export function withTourRate<Rates extends TypedCommissions>(
  rates: Rates,
  tour: string,
  commissionRate: number,
) {
  const others = rates.commissionPerTour.filter((own) => own.tour !== tour)
  return { ...rates, commissionPerTour: [...others, { tour, commissionRate }] }
}
