import type { Tour, TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { checkTour } from '@tourdesk/domain/catalogue/checkTour'
import {
  cities,
  groupTypes,
  instructionKeys,
  regions,
  thumbnailSlots,
  tourLanguages,
} from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { z } from 'zod'
import type { PriceListDraft } from './prices/priceListValues.ts'

const GroupTypeDays = z.object({
  group_type: z.enum(groupTypes),
  languages: z.array(z.object({ language: z.enum(tourLanguages), days: z.array(z.number()) })),
})

/** The form of a tour with its rules, its price lists aside. */
export const TourValues = z
  .object({
    name: z.string(),
    number: z.string(),
    hashavshevetItemKey: z.string(),
    headline: z.string(),
    description: z.string(),
    totalHourDuration: z.number().nullable(),
    doesIncludeReturnTransport: z.boolean(),
    pickupTimes: z.record(z.enum(cities), z.string()),
    regions: z.object({
      mainRegion: z.enum(regions).nullable(),
      secondaryRegions: z.array(z.enum(regions)),
    }),
    inclusion: z.object({ included: z.array(z.string()), notIncluded: z.array(z.string()) }),
    tags: z.object({ mainTag: z.string().nullable(), secondaryTags: z.array(z.string()) }),
    instructions: z.array(z.enum(instructionKeys)),
    highlights: z.array(z.string()),
    groupTypes: z.array(GroupTypeDays),
    unavailabilityDates: z.array(
      z.object({
        start_date: z.string(),
        end_date: z.string(),
        group_type: z.enum(groupTypes),
        languages: z.array(z.enum(tourLanguages)),
      }),
    ),
    thumbnails: z.record(z.enum(thumbnailSlots), z.string().nullable()),
    images: z.array(z.string()),
    videos: z.array(z.string()),
    tourSchematicMap: z.string().nullable(),
    /** Of a tour that is not there yet; a saved one keeps its lists by itself (HOLE-C33). */
    pricesList: z.array(z.custom<PriceListDraft>()),
  })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkTour(values)))
      context.addIssue({ code: 'custom', path: pathOf(field), message: code })
  })
export type TourValues = z.output<typeof TourValues>

/** What the form starts with. */
export function tourValuesOf(tour: Tour | null): TourValues {
  if (!tour) return emptyTour
  const { tags, highlights } = tour
  return {
    name: tour.name,
    number: tour.number,
    hashavshevetItemKey: tour.hashavshevetItemKey,
    headline: tour.headline,
    description: tour.description,
    totalHourDuration: tour.totalHourDuration,
    doesIncludeReturnTransport: tour.doesIncludeReturnTransport,
    pickupTimes: {
      tel_aviv: tour.pickupTimes.tel_aviv ?? '',
      jerusalem: tour.pickupTimes.jerusalem ?? '',
      herzliya: tour.pickupTimes.herzliya ?? '',
      jaffa: tour.pickupTimes.jaffa ?? '',
    },
    regions: tour.regions,
    inclusion: tour.inclusion,
    tags: { mainTag: tags.mainTag?._id ?? null, secondaryTags: tags.secondaryTags.map(({ _id }) => _id) },
    instructions: tour.instructions,
    highlights: highlights.map(({ _id }) => _id),
    groupTypes: tour.groupTypes,
    unavailabilityDates: tour.unavailabilityDates,
    thumbnails: tour.thumbnails,
    images: tour.images,
    videos: tour.videos,
    tourSchematicMap: tour.tourSchematicMap,
    pricesList: [],
  }
}

/** The whole tour as it is sent; a saved tour's price lists are those that were read last (HOLE-C33). */
export function tourInputOf(values: TourValues, tour: Tour): TourInput {
  return withPriceLists(tour, tour.pricesList, values)
}

/** A new tour with these values, and with the price lists of a tour that was deleted meanwhile. */
export function newTourOf(values: TourValues, deleted: Tour | null): TourInput {
  return deleted ? { ...values, pricesList: deleted.pricesList.map(({ _id, ...list }) => list) } : values
}

/** The tour as it was last read with other price lists, whatever stands in the form (HOLE-C33). */
export function withPriceLists(
  tour: Tour,
  pricesList: PriceListDraft[],
  values: TourValues = tourValuesOf(tour),
): TourInput {
  return { ...values, pricesList, _id: tour._id, updatedAt: tour.updatedAt }
}

const emptyTour: TourValues = {
  name: '',
  number: '',
  hashavshevetItemKey: '',
  headline: '',
  description: '',
  totalHourDuration: null,
  doesIncludeReturnTransport: false,
  pickupTimes: { tel_aviv: '', jerusalem: '', herzliya: '', jaffa: '' },
  regions: { mainRegion: null, secondaryRegions: [] },
  inclusion: { included: [], notIncluded: [] },
  tags: { mainTag: null, secondaryTags: [] },
  instructions: [],
  highlights: [],
  groupTypes: [],
  unavailabilityDates: [],
  thumbnails: { wide: null, narrow: null, square_one: null, square_two: null },
  images: [],
  videos: [],
  tourSchematicMap: null,
  pricesList: [],
}

function pathOf(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
