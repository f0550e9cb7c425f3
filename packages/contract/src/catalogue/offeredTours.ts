import { z } from 'zod'
import { Id } from '../parts.ts'
import { BookingCloses, GroupTypeDays, PricedDays, Unavailability } from './tourDays.ts'

/**
 * The tours that the order form offers: all that can be booked, by name, and the days on which they can be.
 */
export const OfferedTours = z
  .object({
    tours: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        number: z.string(),
        doesIncludeReturnTransport: z.boolean(),
        /** True if rules limit the places of its departures. */
        isLimited: z.boolean(),
        /** The index of its days in `days`. */
        days: z.int(),
      }),
    ),
    /** Each set once, since many tours share the same days. */
    days: z.array(
      z.object({
        groupTypes: z.array(GroupTypeDays),
        unavailabilityDates: z.array(Unavailability),
        bookingCloses: BookingCloses,
        pricedDays: z.array(PricedDays),
      }),
    ),
  })
  .meta({ id: 'OfferedTours' })
export type OfferedTours = z.output<typeof OfferedTours>
