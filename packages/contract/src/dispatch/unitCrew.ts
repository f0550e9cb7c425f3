import { z } from 'zod'
import { Id } from '../parts.ts'

/** A supplier's vehicle of a size. */
export const ExternalCar = z.object({ carSupplier: Id, seats: z.int().min(1).max(99) })

/** The vehicle and crew of a unit, by their ids. */
export const UnitCrew = z.object({
  car: Id.nullable(),
  externalCar: ExternalCar.nullable(),
  driver: Id.nullable(),
  guide: z.array(Id).max(20),
})
