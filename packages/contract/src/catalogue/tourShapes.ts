import { defaultBookingCloses } from '@tourdesk/domain/catalogue/tour'
import {
  cities,
  groupTypes,
  instructionKeys,
  regions,
  thumbnailSlots,
  tourLanguages,
} from '@tourdesk/domain/catalogue/vocabulary'
import { groupColumns, priceListStatuses, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { MediaUrls } from '../media/media.ts'
import { Amount, Day, Id, Instant, lines, text } from '../parts.ts'
import { BookingCloses } from './tourDays.ts'

/** A tag of the catalogue. */
export const Tag = z.object({ _id: Id, name: z.string() }).meta({ id: 'Tag' })
export type Tag = z.output<typeof Tag>

const GroupTypeDays = z.object({
  group_type: z.enum(groupTypes),
  languages: z.array(
    z.object({ language: z.enum(tourLanguages), days: z.array(z.int().min(0).max(6)).max(7) }),
  ),
})

const Regions = z.object({
  mainRegion: z.enum(regions).nullable(),
  secondaryRegions: z.array(z.enum(regions)),
})

const address = text(500)

const Thumbnails = z.record(z.enum(thumbnailSlots), z.string().nullable())

const Pair = z.object({
  pickup: z.enum(cities),
  dropoff: z.enum(cities),
  pickupTime: z.string().nullable(),
  prices: z.object({
    ...amounts(groupColumns, Amount),
    private_group: z.object(amounts(privateColumns, Amount)),
    transferFee: Amount,
  }),
})

/** Dated prices of a tour for all pairs of cities, in USD. */
export const PriceListItem = z
  .object({
    _id: Id,
    description: z.string(),
    startDate: Day,
    endDate: Day.nullable(),
    status: z.enum(priceListStatuses),
    prices: z.array(Pair),
  })
  .meta({ id: 'PriceListItem' })
export type PriceListItem = z.output<typeof PriceListItem>

/** Upcoming days without a price, and the group types affected; a gap with `end_date: null` never ends. */
const PriceGap = z.object({
  group_types: z.array(z.enum(groupTypes)),
  start_date: Day,
  end_date: Day.nullable(),
})
export type PriceGap = z.output<typeof PriceGap>

/** A row of the tours list. `priceGaps` is empty for a tour that isn't on sale. */
export const TourRow = z.object({
  _id: Id,
  name: z.string(),
  number: z.string(),
  mainTag: Tag.nullable(),
  mainRegion: z.enum(regions).nullable(),
  isActive: z.boolean(),
  priceGaps: z.array(PriceGap),
})
export type TourRow = z.output<typeof TourRow>

/** A whole tour; `headline` is sent under both of its spellings. */
export const Tour = z
  .object({
    _id: Id,
    name: z.string(),
    number: z.string(),
    hashavshevetItemKey: z.string(),
    headline: z.string(),
    headLine: z.string(),
    description: z.string(),
    isActive: z.boolean(),
    regions: Regions,
    tags: z.object({ mainTag: Tag.nullable(), secondaryTags: z.array(Tag) }),
    inclusion: z.object({ included: z.array(z.string()), notIncluded: z.array(z.string()) }),
    instructions: z.array(z.enum(instructionKeys)),
    highlights: z.array(
      z.object({ _id: Id, name: z.string(), subtitle: z.string(), description: z.string() }),
    ),
    totalHourDuration: z.number().nullable(),
    doesIncludeReturnTransport: z.boolean(),
    groupTypes: z.array(GroupTypeDays),
    unavailabilityDates: z.array(
      z.object({
        start_date: Day,
        end_date: Day,
        languages: z.array(z.enum(tourLanguages)),
        group_type: z.enum(groupTypes),
      }),
    ),
    bookingCloses: BookingCloses,
    /** People that a departure needs; null for any number. */
    minimumParticipants: z.int().nullable(),
    /** The office decides at 12:00 on this day before the tour; null for the day before. */
    decideDaysBefore: z.int().nullable(),
    /** True if a departure is guaranteed once it reaches its minimum. */
    guaranteesAtMinimum: z.boolean(),
    pickupTimes: z.record(z.enum(cities), z.string().nullable()),
    thumbnails: Thumbnails,
    images: z.array(z.string()),
    videos: z.array(z.string()),
    tourSchematicMap: z.string().nullable(),
    pricesList: z.array(PriceListItem),
    priceGaps: z.array(PriceGap),
    lowPrice: Amount.nullable(),
    lowPrivatePrice: Amount.nullable(),
    affiliationLink: z.string(),
    /** The tour's own payment policy. */
    paymentPolicy: Id.nullable(),
    updatedAt: Instant,
  })
  .meta({ id: 'Tour' })
export type Tour = z.output<typeof Tour>

/**
 * A cell of the price table as typed; the rule refuses anything that isn't a number, with the pair's name.
 */
const Cell = z.union([z.number(), text(40), z.null()]).optional()

/** Empty if no day was chosen; the rules refuse that with their own message. */
const ChosenDay = z.union([Day, z.literal('')])

const ClosedInput = z.object({
  start_date: ChosenDay,
  end_date: ChosenDay,
  languages: z.array(z.enum(tourLanguages)),
  group_type: z.enum(groupTypes),
})

/** A price list as sent; a new one has no `_id` of the tour. */
export const PriceListInput = z.object({
  _id: Id.optional(),
  description: text(200).default(''),
  startDate: ChosenDay,
  endDate: Day.nullable().default(null),
  status: z.enum(priceListStatuses).default('Draft'),
  prices: z
    .array(
      z.object({
        pickup: z.enum(cities),
        dropoff: z.enum(cities),
        pickupTime: text(40).nullable().optional(),
        prices: z.object({
          ...amounts(groupColumns, Cell),
          private_group: z.object(amounts(privateColumns, Cell)).optional(),
          transferFee: Cell,
        }),
      }),
    )
    .max(16)
    .default([]),
})

/** A whole tour as sent for a save: tags and highlights as ids, the headline in either spelling. */
export const TourInput = z.object({
  _id: Id.optional(),
  name: text(200).default(''),
  number: text(60).default(''),
  hashavshevetItemKey: text(100).default(''),
  headline: text(300).optional(),
  headLine: text(300).optional(),
  description: lines(50_000).default(''),
  isActive: z.boolean().optional(),
  regions: Regions.default({ mainRegion: null, secondaryRegions: [] }),
  tags: z
    .object({ mainTag: Id.nullable(), secondaryTags: z.array(Id).max(50) })
    .default({ mainTag: null, secondaryTags: [] }),
  inclusion: z
    .object({ included: z.array(text(200)).max(100), notIncluded: z.array(text(200)).max(100) })
    .default({ included: [], notIncluded: [] }),
  instructions: z.array(z.enum(instructionKeys)).default([]),
  highlights: z.array(Id).max(100).default([]),
  totalHourDuration: z.number().nullable().default(null),
  doesIncludeReturnTransport: z.boolean().default(false),
  groupTypes: z.array(GroupTypeDays).max(groupTypes.length).default([]),
  unavailabilityDates: z.array(ClosedInput).max(500).default([]),
  bookingCloses: z
    .object({ daysBefore: z.number().nullable(), time: text(40) })
    .default({ ...defaultBookingCloses }),
  minimumParticipants: z.number().nullable().default(null),
  decideDaysBefore: z.number().nullable().default(null),
  guaranteesAtMinimum: z.boolean().default(false),
  pickupTimes: z.partialRecord(z.enum(cities), text(40).nullable()).default({}),
  thumbnails: z.partialRecord(z.enum(thumbnailSlots), address.nullable()).default({}),
  images: MediaUrls,
  videos: MediaUrls,
  tourSchematicMap: address.nullable().default(null),
  pricesList: z.array(PriceListInput).max(100).default([]),
  affiliationLink: text(500).optional(),
  paymentPolicy: Id.nullable().default(null),
  updatedAt: Instant.optional(),
})
export type TourInput = z.input<typeof TourInput>

/** The same for a change: omitted fields keep their values, also in a stored price list and its prices. */
export const TourChange = changeOf(TourInput).extend({
  pricesList: z.array(changeOf(PriceListInput)).max(100).optional(),
})

function amounts<Column extends string, S extends z.ZodType>(columns: readonly Column[], schema: S) {
  return Object.fromEntries(columns.map((column) => [column, schema])) as Record<Column, S>
}
