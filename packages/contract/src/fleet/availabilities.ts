import { availabilityStatuses, rangeOwners } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { Day, Id, lines } from '../parts.ts'
import { Days } from './availabilityRange.ts'
import { CarRecord } from './cars.ts'
import { OperatorRecord } from './operators.ts'

/** All cars and people with their availability, to refresh a grid after a change. */
export const FleetDays = z
  .object({
    cars: z.array(CarRecord),
    guides: z.array(OperatorRecord),
    drivers: z.array(OperatorRecord),
    undo: Undo,
  })
  .meta({ id: 'FleetDays' })
export type FleetDays = z.output<typeof FleetDays>

/** What the dialog of a range of days starts with and sends. */
export const RangeInput = z.object({
  startDate: Day.nullable().default(null),
  endDate: Day.nullable().default(null),
  status: z.enum(availabilityStatuses).default('unavailable'),
  notes: lines(2000).default(''),
})

export const availabilities = {
  set: route({
    method: 'POST',
    path: '/availabilities/addAvailabilityStatus',
    access: 'fleet.write',
    summary: 'Set a status for some days of an operator or a car (`itemId`), or replace a range (`id`)',
    query: Days,
    body: RangeInput.extend({
      status: z.enum(availabilityStatuses),
      id: z.union([Id, z.literal('')]).nullish(),
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
