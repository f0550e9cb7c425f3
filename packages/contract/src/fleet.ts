import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  availabilityStatuses,
  licenseTypes,
  operatorRoles,
  rankingTags,
} from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import { Id } from './parts.ts'

/** State of a car or an operator on one day; `unitId` names the vehicle unit that holds it (ASG-16, HOLE-O80). */
const OnDay = { dayStatus: z.enum(availabilityStatuses), unitId: Id.nullable() }

/** A guide or a driver (OPR-06). */
export const Operator = z.object({
  _id: Id,
  role: z.enum(operatorRoles),
  firstName: z.string(),
  lastName: z.string(),
  mobilePhone: z.string(),
  homePhone: z.string(),
  email: z.string(),
  city: z.string(),
  salary: z.string(),
  notes: z.string(),
  languages: z.array(z.enum(languages)),
  licenseTypes: z.array(z.enum(licenseTypes)),
  ranking: z.array(z.enum(rankingTags)),
  car: Id.nullable(),
})
export const OperatorOnDay = Operator.extend(OnDay).meta({ id: 'OperatorOnDay' })
export type OperatorOnDay = z.output<typeof OperatorOnDay>

/** A car of the own fleet (CAR-04). */
const Car = z.object({
  _id: Id,
  plateId: z.string(),
  seats: z.int(),
  make: z.string(),
  year: z.int(),
  notes: z.string(),
  isPrivateOwned: z.boolean(),
})
export const CarOnDay = Car.extend(OnDay).meta({ id: 'CarOnDay' })
export type CarOnDay = z.output<typeof CarOnDay>

/** A firm that sends vehicles (SUP-03). */
export const CarSupplier = z
  .object({
    _id: Id,
    name: z.string(),
    contact: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string(),
    notes: z.string(),
    sizes: z.array(z.int()),
  })
  .meta({ id: 'CarSupplier' })
export type CarSupplier = z.output<typeof CarSupplier>
