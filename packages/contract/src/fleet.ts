import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  availabilityStatuses,
  licenseTypes,
  operatorRoles,
  rangeOwners,
  rankingTags,
} from '@tourdesk/domain/fleet/vocabulary'
import { vehicleSizes } from '@tourdesk/domain/orders/vocabulary'
import { z } from 'zod'
import { route } from './kernel/route.ts'
import { Amount, allOf, Day, Deleted, Id, IdParams, Instant, text } from './parts.ts'

/** State of a car or an operator on one day; `unitId` names the vehicle unit that holds it (ASG-16, HOLE-O80). */
const OnDay = { dayStatus: z.enum(availabilityStatuses), unitId: Id.nullable() }

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

/** A guide or a driver (OPR-06); `salary` is an amount, null where none is noted. */
export const Operator = z.object({
  _id: Id,
  role: z.enum(operatorRoles),
  firstName: z.string(),
  lastName: z.string(),
  mobilePhone: z.string(),
  homePhone: z.string(),
  email: z.string(),
  city: z.string(),
  salary: Amount.nullable(),
  notes: z.string(),
  languages: z.array(z.enum(languages)),
  licenseTypes: z.array(z.enum(licenseTypes)),
  ranking: z.array(z.enum(rankingTags)),
  car: Id.nullable(),
})
export const OperatorOnDay = Operator.extend(OnDay).meta({ id: 'OperatorOnDay' })
export type OperatorOnDay = z.output<typeof OperatorOnDay>

/** A guide or a driver as the fleet screens show him or her, with the state of today as `dayStatus`. */
export const OperatorRecord = Operator.extend({
  dayStatus: z.enum(availabilityStatuses),
  availability: z.array(AvailabilityRange),
  updatedAt: Instant,
}).meta({ id: 'OperatorRecord' })
export type OperatorRecord = z.output<typeof OperatorRecord>

/** What the operator form sends together with the role of its screen (OPR-15); with `_id` it is an edit. */
export const OperatorInput = z.object({
  role: z.enum(operatorRoles),
  firstName: text(80).default(''),
  lastName: text(80).default(''),
  mobilePhone: text(40).default(''),
  homePhone: text(40).default(''),
  email: text(254).default(''),
  city: text(80).default(''),
  salary: z.number().nullable().default(null),
  notes: text(4000).default(''),
  languages: z.array(z.enum(languages)).default([]),
  licenseTypes: z.array(z.enum(licenseTypes)).default([]),
  ranking: z.array(z.enum(rankingTags)).default([]),
  car: Id.nullable().default(null),
  updatedAt: Instant.optional(),
})
export type OperatorInput = z.input<typeof OperatorInput>

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

export const CarRecord = Car.extend({
  availability: z.array(AvailabilityRange),
  updatedAt: Instant,
}).meta({ id: 'CarRecord' })
export type CarRecord = z.output<typeof CarRecord>

export const CarInput = z.object({
  plateId: text(40).default(''),
  seats: z.number().nullable().default(null),
  make: text(80).default(''),
  year: z.number().nullable().default(null),
  notes: text(4000).default(''),
  isPrivateOwned: z.boolean().default(false),
  updatedAt: Instant.optional(),
})
export type CarInput = z.input<typeof CarInput>

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

export const CarSupplierRecord = CarSupplier.extend({
  sizes: z.array(z.literal(vehicleSizes)),
  updatedAt: Instant,
}).meta({ id: 'CarSupplierRecord' })
export type CarSupplierRecord = z.output<typeof CarSupplierRecord>

export const CarSupplierInput = z.object({
  name: text(120).default(''),
  contact: text(120).default(''),
  contactPhone: text(40).default(''),
  contactEmail: text(254).default(''),
  notes: text(4000).default(''),
  sizes: z.array(z.literal(vehicleSizes)).default([]),
  updatedAt: Instant.optional(),
})
export type CarSupplierInput = z.input<typeof CarSupplierInput>

/** The days whose ranges a list carries; from today on unless told. */
const Days = z.object({ startDate: Day.optional(), endDate: Day.optional() })
const withId = { _id: Id.optional() }

export const operators = {
  list: route({
    method: 'GET',
    path: '/operators',
    access: 'fleet.read',
    summary: 'All operators, of one role when named, by name; with their ranges on the days asked for',
    query: Days.extend({ role: z.enum(operatorRoles).optional() }),
    answer: allOf(OperatorRecord),
  }),
  get: route({
    method: 'GET',
    path: '/operators/getById/:id',
    access: 'fleet.read',
    summary: 'One operator with all ranges',
    params: IdParams,
    answer: OperatorRecord,
  }),
  onDate: route({
    method: 'GET',
    path: '/operators/operatorsOnDate',
    access: 'fleet.read',
    summary: 'Operators with their state on a date (HOLE-O76)',
    query: z.object({ date: Day, role: z.enum(operatorRoles).optional() }),
    answer: allOf(OperatorOnDay),
  }),
  save: route({
    method: 'POST',
    path: '/operators',
    access: 'fleet.write',
    summary: 'Create an operator, or with `_id` save one; `updatedAt` is the version last read (HOLE-O72)',
    body: OperatorInput.extend(withId),
    answer: OperatorRecord,
  }),
  change: route({
    method: 'PUT',
    path: '/operators/:id',
    access: 'fleet.write',
    summary: 'Save an operator (HOLE-O72)',
    params: IdParams,
    body: OperatorInput,
    answer: OperatorRecord,
  }),
  remove: route({
    method: 'DELETE',
    path: '/operators/:id',
    access: 'fleet.write',
    summary: 'Delete an operator who has no assignments ahead (HOLE-O72)',
    params: IdParams,
    answer: Deleted,
  }),
}

export const cars = {
  list: route({
    method: 'GET',
    path: '/cars',
    access: 'fleet.read',
    summary: 'All cars by make and plate, with their ranges on the days asked for',
    query: Days,
    answer: allOf(CarRecord),
  }),
  get: route({
    method: 'GET',
    path: '/cars/:id',
    access: 'fleet.read',
    summary: 'One car with all ranges',
    params: IdParams,
    answer: CarRecord,
  }),
  save: route({
    method: 'POST',
    path: '/cars',
    access: 'fleet.write',
    summary: 'Create a car, or with `_id` save one (HOLE-O72)',
    body: CarInput.extend(withId),
    answer: CarRecord,
  }),
  change: route({
    method: 'PUT',
    path: '/cars/:id',
    access: 'fleet.write',
    summary: 'Save a car (HOLE-O72)',
    params: IdParams,
    body: CarInput,
    answer: CarRecord,
  }),
}

export const carSuppliers = {
  list: route({
    method: 'GET',
    path: '/carSuppliers',
    access: 'fleet.read',
    summary: 'All car suppliers by name (HOLE-O75)',
    answer: allOf(CarSupplierRecord),
  }),
  get: route({
    method: 'GET',
    path: '/carSuppliers/:id',
    access: 'fleet.read',
    summary: 'One car supplier',
    params: IdParams,
    answer: CarSupplierRecord,
  }),
  save: route({
    method: 'POST',
    path: '/carSuppliers',
    access: 'fleet.write',
    summary: 'Create a car supplier, or with `_id` save one (HOLE-O72)',
    body: CarSupplierInput.extend(withId),
    answer: CarSupplierRecord,
  }),
  change: route({
    method: 'PUT',
    path: '/carSuppliers/:id',
    access: 'fleet.write',
    summary: 'Save a car supplier (HOLE-O72)',
    params: IdParams,
    body: CarSupplierInput,
    answer: CarSupplierRecord,
  }),
}

/** Everybody and everything with availability, for a grid to show afresh (AVL-12). */
export const FleetDays = z
  .object({
    cars: z.array(CarRecord),
    guides: z.array(OperatorRecord),
    drivers: z.array(OperatorRecord),
  })
  .meta({ id: 'FleetDays' })
export type FleetDays = z.output<typeof FleetDays>

export const availabilities = {
  set: route({
    method: 'POST',
    path: '/availabilities/addAvailabilityStatus',
    access: 'fleet.write',
    summary: 'Set a status for some days: of an operator or a car (`itemId`), in place of a range (`id`)',
    query: Days,
    body: z.object({
      id: z.union([Id, z.literal('')]).nullish(),
      startDate: Day.nullable().default(null),
      endDate: Day.nullable().default(null),
      status: z.enum(availabilityStatuses),
      notes: text(2000).default(''),
      itemId: Id,
      objType: z.enum(rangeOwners),
    }),
    answer: FleetDays,
  }),
  remove: route({
    method: 'DELETE',
    path: '/availabilities/removeAvailability/:objId/:availId/:objType',
    access: 'fleet.write',
    summary: 'Remove a range of an operator or a car',
    params: z.object({ objId: Id, availId: Id, objType: z.enum(rangeOwners) }),
    query: Days,
    answer: FleetDays,
  }),
}
