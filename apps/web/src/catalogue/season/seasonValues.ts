import { SeasonInput, type SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import type { Day } from '@tourdesk/domain/calendar'
import { checkSeason, type Season } from '@tourdesk/domain/pricing/nextSeason'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import { seasonRows } from './seasonPlan.ts'

const yearsAhead = 5

const Fields = SeasonInput.omit({ change: true, status: true, tours: true }).extend({
  startDate: z.string().nullable().default(null),
  by: z.enum(['percent', 'dollars']).default('percent'),
  /** Null until it's typed. */
  amount: z.number().nullable().default(null),
  isActive: z.boolean().default(true),
  /** The ids of the selected tours. */
  tours: z.array(z.string()).default([]),
  /** The list to copy by tour, where it isn't the latest one. */
  lists: z.record(z.string(), z.string()).default({}),
})
export type SeasonValues = FormValues<typeof Fields>

/** The fields of the page with their rules, apart from the prices of each tour. */
export const seasonFields = contractForm(Fields, (values) => {
  const found = checkSeason(seasonOf(values))
  return found.ok
    ? found
    : {
        ok: false,
        issues: found.issues.map((issue) =>
          issue.field === 'change.amount' ? { ...issue, field: 'amount' } : issue,
        ),
      }
})

/** Initial values: the next calendar year for which a tour can be copied, or else simply next year. */
export function seasonStart(
  today: Day,
  tours: readonly SeasonTour[],
  description: (year: number) => string,
): SeasonValues {
  const first = Number(today.slice(0, 4)) + 1
  const inYear = (year: number): SeasonValues => ({
    ...seasonFields.valuesOf(null),
    description: description(year),
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
    rounding: 'dollar',
  })
  const isPossible = (values: SeasonValues) =>
    seasonRows(tours, {}, seasonOf({ ...values, amount: 0 })).some(({ plan }) => plan?.ok)
  const years = Array.from({ length: yearsAhead }, (_, index) => inYear(first + index))
  return years.find(isPossible) ?? inYear(first)
}

/** The season as the domain's rules take it; a missing amount is NaN, which they refuse. */
export function seasonOf({ by, amount, isActive, startDate, tours, lists, ...values }: SeasonValues): Season {
  return {
    ...values,
    startDate: startDate ?? '',
    status: isActive ? 'Active' : 'Draft',
    change: { by, amount: amount ?? Number.NaN },
  }
}

/** The request body for these tours. */
export function seasonInputOf(
  values: SeasonValues,
  chosen: { tour: SeasonTour; list: string }[],
): z.input<typeof SeasonInput> {
  return {
    ...seasonOf(values),
    tours: chosen.map(({ tour, list }) => ({ tour: tour._id, list, updatedAt: tour.updatedAt })),
  }
}
