import { groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { roundings } from '@tourdesk/domain/pricing/raisePrice'
import { priceListStatuses } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Day, Id, Instant, text } from '../parts.ts'
import { PriceListItem } from './tourShapes.ts'

/** A tour with all its price lists, to copy one for another season or another tour. */
export const SeasonTour = z
  .object({
    _id: Id,
    name: z.string(),
    number: z.string(),
    isActive: z.boolean(),
    groupTypes: z.array(z.enum(groupTypes)),
    doesIncludeReturnTransport: z.boolean(),
    pricesList: z.array(PriceListItem),
    /** The version, to be returned with the copy. */
    updatedAt: Instant,
  })
  .meta({ id: 'SeasonTour' })
export type SeasonTour = z.output<typeof SeasonTour>

/** Empty if no day was chosen; the rule refuses that with its own message. */
const ChosenDay = z.union([Day, z.literal('')])

/** Copies of price lists with new days and changed prices. */
export const SeasonInput = z.object({
  /** The tours, each with the list to copy and the version that was read. */
  tours: z.array(z.object({ tour: Id, list: Id, updatedAt: Instant })).max(500),
  description: text(200).default(''),
  startDate: ChosenDay.default(''),
  endDate: Day.nullable().default(null),
  status: z.enum(priceListStatuses).default('Draft'),
  /** In percent, or in dollars. */
  change: z
    .object({ by: z.enum(['percent', 'dollars']), amount: z.number() })
    .default({ by: 'percent', amount: 0 }),
  rounding: z.enum(roundings).default('cent'),
  /** Transfer fees stay as they are. */
  keepsFees: z.boolean().default(true),
  /** A copied list that overlaps the new days ends the day before them. */
  endsCopied: z.boolean().default(false),
})
export type SeasonInput = z.output<typeof SeasonInput>

/** The new price lists, in the order they were requested. */
export const SeasonCopies = z.object({ data: z.array(z.object({ tour: Id, list: Id })) })
