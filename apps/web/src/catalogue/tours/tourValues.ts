import { type Tour, TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { checkTour } from '@tourdesk/domain/catalogue/checkTour'
import { cities, thumbnailSlots } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import type { PriceListDraft } from './prices/priceListValues.ts'

/** Every city has a box for its time, and every slot one for its picture. */
const Fields = TourInput.extend({
  pickupTimes: z
    .record(z.enum(cities), z.string())
    .default({ tel_aviv: '', jerusalem: '', herzliya: '', jaffa: '' }),
  thumbnails: z
    .record(z.enum(thumbnailSlots), z.string().nullable())
    .default({ wide: null, narrow: null, square_one: null, square_two: null }),
  headline: TourInput.shape.headline.unwrap().default(''),
  /** Of a tour that is not there yet; a saved one keeps its lists by itself (HOLE-C33). */
  pricesList: z.array(z.custom<PriceListDraft>()).default([]),
})
export type TourValues = FormValues<typeof Fields>

/** The fields of a tour with their rules, its price lists aside. */
export const tourFields = contractForm(Fields, checkTour)

/** The initial values. */
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

/** The whole tour as sent; a saved tour's price lists are those last loaded. */
export function tourInputOf(values: TourValues, tour: Tour): TourInput {
  return withPriceLists(tour, tour.pricesList, values)
}

/** A new tour with these values and the price lists of the deleted tour. */
export function newTourOf(values: TourValues, deleted: Tour | null): TourInput {
  return deleted ? { ...values, pricesList: deleted.pricesList.map(({ _id, ...list }) => list) } : values
}

/** The tour as last loaded with other price lists, whatever is in the form. */
export function withPriceLists(
  tour: Tour,
  pricesList: PriceListDraft[],
  values: TourValues = tourValuesOf(tour),
): TourInput {
  return { ...values, pricesList, _id: tour._id, updatedAt: tour.updatedAt }
}
