import { type StarTour, StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

/** The form's fields. The discount is in percent; `tour` is null in a row where none was chosen yet. */
const Fields = StarTourInput.extend({ tours: z.array(z.object({ tour: z.string().nullable() })).default([]) })
export type StarTourValues = FormValues<typeof Fields>

/** The fields of a star tour with their rules. */
export const starTourFields = contractForm(Fields, (values) =>
  checkStarTour({ ...values, ...sentOf(values) }),
)

/** Initial values; the picker always has at least one row. */
export function starTourValuesOf(star: StarTour | null): StarTourValues {
  const firstRow = [{ tour: null }]
  if (!star) return { ...starTourFields.valuesOf(null), discount: usualPercent, tours: firstRow }
  const tours = star.tours.map((tour) => ({ tour }))
  const discount = toPercent(star.discount)
  return starTourFields.valuesOf({ ...star, discount, tours: tours.length > 0 ? tours : firstRow })
}

/** The request body: the discount as a share, tours as ids. */
export function starTourInputOf(values: StarTourValues, star: StarTour | null): StarTourInput {
  const body = { ...values, ...sentOf(values), starTourId: star?._id ?? 'new' }
  return star ? { ...body, updatedAt: star.updatedAt } : body
}

function sentOf({ discount, tours }: Pick<StarTourValues, 'discount' | 'tours'>) {
  return {
    discount: discount === null ? null : toShare(discount),
    tours: tours.flatMap(({ tour }) => tour ?? []),
  }
}
