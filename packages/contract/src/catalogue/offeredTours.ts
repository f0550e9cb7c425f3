import { z } from 'zod'
import { Id } from '../parts.ts'
import { GroupTypeDays, PricedDays, Unavailability } from './tourDays.ts'

/** What the order form offers: every tour that can be booked, by name, and the days on which it can be. */
export const OfferedTours = z
  .object({
    tours: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        number: z.string(),
        doesIncludeReturnTransport: z.boolean(),
        /** Where its days are in `days`. */
        days: z.int(),
      }),
    ),
    /** Each only once, since many tours have the same. */
    days: z.array(
      z.object({
        groupTypes: z.array(GroupTypeDays),
        unavailabilityDates: z.array(Unavailability),
        pricedDays: z.array(PricedDays),
      }),
    ),
  })
  .meta({ id: 'OfferedTours' })
export type OfferedTours = z.output<typeof OfferedTours>
