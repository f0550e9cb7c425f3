import { availabilityStatuses } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import { Day, Id } from '../parts.ts'

/** The vehicle unit that holds a car or an operator: its tour, its first day, its number on the board, its vehicle. */
const HeldBy = z.object({
  tour: z.string(),
  date: Day,
  number: z.int(),
  vehicle: z.string().nullable(),
})

/** State of a car or an operator on the days asked for; `unitId` names the unit that holds it (ASG-16, HOLE-O80). */
export const OnDay = {
  dayStatus: z.enum(availabilityStatuses),
  unitId: Id.nullable(),
  heldBy: HeldBy.nullable(),
}

/** Days on which a car or an operator is reserved, unavailable or assigned, both ends included (AVL-10). */
export const AvailabilityRange = z
  .object({
    _id: Id,
    startDate: Day,
    endDate: Day.nullable(),
    status: z.enum(availabilityStatuses),
    notes: z.string(),
  })
  .meta({ id: 'AvailabilityRange' })
export type AvailabilityRange = z.output<typeof AvailabilityRange>

/** The days whose ranges a list carries; from today on unless told. */
export const Days = z.object({ startDate: Day.optional(), endDate: Day.optional() })
