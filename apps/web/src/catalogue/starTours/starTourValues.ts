import type { StarTour, StarTourInput } from '@tourdesk/contract/catalogue/starTours'
import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import { issuesOf } from '@tourdesk/domain/checked'
import { z } from 'zod'

/** An empty discount starts with this many percent (CCONST-11, HOLE-C44). */
const firstPercent = 50

/** The form of a star tour with its rules; the discount is in percent, a row without a tour holds an empty text. */
export const StarTourValues = z
  .object({
    isActive: z.boolean(),
    number: z.string(),
    name: z.string(),
    headline: z.string(),
    hashavshevetItemKey: z.string(),
    description: z.string(),
    discount: z.number().nullable(),
    tours: z.array(z.object({ tour: z.string().nullable() })),
  })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkStarTour({ ...values, ...sentOf(values) })))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
export type StarTourValues = z.output<typeof StarTourValues>

/** What the form starts with; one row of the picker is always there (STAR-09). */
export function starTourValuesOf(star: StarTour | null): StarTourValues {
  const tours = (star?.tours ?? []).map((tour) => ({ tour }))
  return {
    isActive: star?.isActive ?? false,
    number: star?.number ?? '',
    name: star?.name ?? '',
    headline: star?.headline ?? '',
    hashavshevetItemKey: star?.hashavshevetItemKey ?? '',
    description: star?.description ?? '',
    discount: star ? toPercent(star.discount) : firstPercent,
    tours: tours.length > 0 ? tours : [{ tour: null }],
  }
}

/** What is sent: the share that is taken off, and tours as ids (STAR-06, HOLE-C13). */
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

/** Six decimals are all that is stored; the last digits of a product of floats are none. */
function toShare(percent: number): number {
  return Number((percent / 100).toFixed(6))
}

function toPercent(share: number): number {
  return Number((share * 100).toFixed(4))
}
