import { type Tour, TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { checkTour } from '@tourdesk/domain/catalogue/checkTour'
import { cities, thumbnailSlots } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import type { PriceListDraft } from './prices/priceListValues.ts'

/** The form's fields: a time for every city, and a picture for every slot. */
const Fields = TourInput.extend({
  pickupTimes: z
    .record(z.enum(cities), z.string())
    .default({ tel_aviv: '', jerusalem: '', herzliya: '', jaffa: '' }),
  thumbnails: z
    .record(z.enum(thumbnailSlots), z.string().nullable())
    .default({ wide: null, narrow: null, square_one: null, square_two: null }),
  headline: TourInput.shape.headline.unwrap().default(''),
  /** Only for a new tour; a saved one's lists aren't in the form. */
  pricesList: z.array(z.custom<PriceListDraft>()).default([]),
})
export type TourValues = FormValues<typeof Fields>

/** The fields of a tour with their rules, apart from its price lists. */
export const tourFields = contractForm(Fields, checkTour)

/** Initial values. */
export function tourValuesOf(tour: Tour | null): TourValues {
  if (!tour) return tourFields.valuesOf(null)
  const { mainTag, secondaryTags } = tour.tags
  const { tel_aviv, jerusalem, herzliya, jaffa } = tour.pickupTimes
  return tourFields.valuesOf({
    ...tour,
    pickupTimes: {
      tel_aviv: tel_aviv ?? '',
      jerusalem: jerusalem ?? '',
      herzliya: herzliya ?? '',
      jaffa: jaffa ?? '',
    },
    tags: { mainTag: mainTag?._id ?? null, secondaryTags: secondaryTags.map(({ _id }) => _id) },
    highlights: tour.highlights.map(({ _id }) => _id),
    pricesList: [],
  })
}

/** The whole tour as it's sent, with the price lists that were last loaded. */
export function tourInputOf(values: TourValues, tour: Tour): TourInput {
  return withPriceLists(tour, tour.pricesList, values)
}

/** A new tour with these values, and with the price lists of the deleted tour if there was one. */
export function newTourOf(values: TourValues, deleted: Tour | null): TourInput {
  return deleted ? { ...values, pricesList: deleted.pricesList.map(({ _id, ...list }) => list) } : values
}

/** The tour with other price lists. By default with the values last loaded, not those in the form. */
export function withPriceLists(
  tour: Tour,
  pricesList: PriceListDraft[],
  values: TourValues = tourValuesOf(tour),
): TourInput {
  return { ...values, pricesList, _id: tour._id, updatedAt: tour.updatedAt }
}
