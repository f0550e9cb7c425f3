import { availabilityStatuses } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import { Day, Id } from '../parts.ts'

/**
 * The vehicle unit a car or an operator is on: its tour, first day, first pickup, number on the board and
 * vehicle.
 */
const HeldBy = z.object({
  tour: z.string(),
  date: Day,
  time: z.string().nullable(),
  number: z.int(),
  vehicle: z.string().nullable(),
})

/** The state of a car or an operator on the requested days; `unitId` is the unit it's on. */
export const OnDay = {
  dayStatus: z.enum(availabilityStatuses),
  unitId: Id.nullable(),
  heldBy: HeldBy.nullable(),
}

/** Days on which a car or an operator is reserved, unavailable or assigned, both ends included. */
export const AvailabilityRange = z
  .object({
    _id: Id,
    startDate: Day,
    endDate: Day.nullable(),
    status: z.enum(availabilityStatuses),
    notes: z.string(),
    /** Only on an assignment whose days were also set as unavailable. */
    isUnavailable: z.literal(true).optional(),
    /** Only on days off that the guide or driver entered on their own phone. */
    isOwn: z.literal(true).optional(),
  })
  .meta({ id: 'AvailabilityRange' })
export type AvailabilityRange = z.output<typeof AvailabilityRange>

/** Selects the ranges in a list: those that share a day with this period, by default from today on. */
export const Days = z.object({ startDate: Day.optional(), endDate: Day.optional() })
