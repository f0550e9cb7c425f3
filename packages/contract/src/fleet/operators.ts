import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  availabilityStatuses,
  licenseTypes,
  operatorRoles,
  rankingTags,
} from '@tourdesk/domain/fleet/vocabulary'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { Amount, allOf, Day, Deleted, Id, IdParams, Instant, lines, text } from '../parts.ts'
import { AvailabilityRange, Days, OnDay } from './availabilityRange.ts'

/** A guide or a driver; `salary` is null if it isn't recorded. */
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
  /** The language of their papers, messages and page. */
  documentLanguage: z.enum(messageLanguages),
  languages: z.array(z.enum(languages)),
  licenseTypes: z.array(z.enum(licenseTypes)),
  ranking: z.array(z.enum(rankingTags)),
  car: Id.nullable(),
})
/** A guide or a driver with their state on the requested day. */
export const OperatorOnDay = Operator.extend(OnDay).meta({ id: 'OperatorOnDay' })
export type OperatorOnDay = z.output<typeof OperatorOnDay>

/** A guide or a driver as the fleet screens show them, with today's state as `dayStatus`. */
export const OperatorRecord = Operator.extend({
  dayStatus: z.enum(availabilityStatuses),
  availability: z.array(AvailabilityRange),
  updatedAt: Instant,
}).meta({ id: 'OperatorRecord' })
export type OperatorRecord = z.output<typeof OperatorRecord>

/** What the operator form sends, with the role of its screen; with `_id` it changes that operator. */
export const OperatorInput = z.object({
  role: z.enum(operatorRoles),
  firstName: text(80).default(''),
  lastName: text(80).default(''),
  mobilePhone: text(40).default(''),
  homePhone: text(40).default(''),
  email: text(254).default(''),
  city: text(80).default(''),
  salary: z.number().nullable().default(null),
  notes: lines(4000).default(''),
  documentLanguage: z.enum(messageLanguages).default('he'),
  languages: z.array(z.enum(languages)).default([]),
  licenseTypes: z.array(z.enum(licenseTypes)).default([]),
  ranking: z.array(z.enum(rankingTags)).default([]),
  car: Id.nullable().default(null),
  updatedAt: Instant.optional(),
})
export type OperatorInput = z.input<typeof OperatorInput>

/** The same for a save: omitted fields keep their values, or get their defaults in a new operator. */
export const OperatorChange = changeOf(OperatorInput)

export const operators = {
  list: route({
    method: 'GET',
    path: '/operators',
    access: 'fleet.read',
    summary: 'All operators by name, of one role if given, with their ranges on the requested days',
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
    body: OperatorChange.extend({ _id: Id.optional() }),
    answer: OperatorRecord.extend({ undo: Undo }),
  }),
  change: route({
    method: 'PUT',
    path: '/operators/:id',
    access: 'fleet.write',
    summary: 'Save an operator (HOLE-O72)',
    params: IdParams,
    body: OperatorChange,
    answer: OperatorRecord.extend({ undo: Undo }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/operators/:id',
    access: 'fleet.write',
    summary: 'Delete an operator without upcoming assignments',
    params: IdParams,
    answer: Deleted.extend({ undo: Undo }),
  }),
}
