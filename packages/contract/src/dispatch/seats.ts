import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { PurchasedTour } from '../orders/orderLists.ts'
import { Participants } from '../orders/orderShapes.ts'
import { Id, Instant } from '../parts.ts'

const EntryParams = z.object({ orderId: Id, entryId: Id })

/** Which people of an entry ride on which unit, after a change. */
const Seats = PurchasedTour.pick({ tourCarId: true, tourCars: true, seatedAt: true, splitChanged: true })

/**
 * Which people ride on which unit, by entry: a party may be split over several vehicle units of its
 * departure.
 */
export const seats = {
  split: route({
    method: 'PUT',
    path: '/orders/:orderId/entries/:entryId/seats',
    access: 'dispatch.write',
    summary: 'Split a party over vehicle units; the parts add up to the party',
    params: EntryParams,
    body: z.object({
      parts: z
        .array(z.object({ tourCar: Id, participants: Participants }))
        .min(1)
        .max(50)
        .refine((parts) => new Set(parts.map(({ tourCar }) => tourCar)).size === parts.length),
      /** The `seatedAt` that was read before choosing the parts. */
      updatedAt: Instant.nullable(),
    }),
    answer: Seats,
  }),
  move: route({
    method: 'POST',
    path: '/orders/:orderId/entries/:entryId/seats/move',
    access: 'dispatch.write',
    summary: 'Move a party, or the part of it on one vehicle unit, to another unit or off all of them',
    params: EntryParams,
    body: z.object({
      /** The unit they get off; null for those without a vehicle. If omitted, everybody moves. */
      from: Id.nullable().optional(),
      /** The unit they get on; null to get off. */
      to: Id.nullable(),
      /** Only these of the people in `from`. */
      participants: Participants.optional(),
    }),
    answer: Seats.extend({ message: z.string().optional(), code: z.string().optional() }),
  }),
}
