import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { capacityModes } from '@tourdesk/domain/departures/capacity/capacityRule'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { allOf, Day, Deleted, Id, IdParams, Instant } from '../parts.ts'

const limited = {
  group_type: z.enum(groupTypes).nullable(),
  language: z.enum(languages).nullable(),
  weekdays: z.array(z.int()),
  startDate: Day.nullable(),
  endDate: Day.nullable(),
  mode: z.enum(capacityModes),
  places: z.int().nullable(),
  alertAt: z.int().nullable(),
}

/** How much can be sold on departures of a tour (see `CapacityForm`). */
export const CapacityRule = z
  .object({
    _id: Id,
    tour: z.object({ _id: Id, name: z.string() }),
    ...limited,
    counts: z.enum(['people', 'parties']),
    updatedAt: Instant,
  })
  .meta({ id: 'CapacityRule' })
export type CapacityRule = z.output<typeof CapacityRule>

/** A rule as its form sends it; the rule of the domain reports wrong fields, not the schema. */
export const CapacityRuleInput = z.object({
  tour: Id.nullable().default(null),
  group_type: limited.group_type.default(null),
  language: limited.language.default(null),
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
  startDate: limited.startDate.default(null),
  endDate: limited.endDate.default(null),
  mode: limited.mode.default('seats'),
  places: z.number().nullable().default(null),
  alertAt: z.number().nullable().default(null),
})
export type CapacityRuleInput = z.input<typeof CapacityRuleInput>

/** The same for a change: omitted fields keep their values. */
export const CapacityRuleChange = changeOf(CapacityRuleInput).extend({ updatedAt: Instant.optional() })

/** A departure with more sold than a rule allows. */
const OverDeparture = z.object({ date: Day, sold: z.int(), capacity: z.int() })
export type OverDeparture = z.output<typeof OverDeparture>

export const capacityRules = {
  list: route({
    method: 'GET',
    path: '/capacityRules',
    access: 'capacity.write',
    summary: 'Capacity rules by tour, the most exact ones first',
    answer: allOf(CapacityRule),
  }),
  create: route({
    method: 'POST',
    path: '/capacityRules',
    access: 'capacity.write',
    summary: 'Create a capacity rule',
    body: CapacityRuleInput,
    answer: CapacityRule,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/capacityRules/:id',
    access: 'capacity.write',
    summary: 'Change a capacity rule; what’s sold stays sold. `updatedAt` is the version last read',
    params: IdParams,
    body: CapacityRuleChange,
    answer: CapacityRule,
  }),
  remove: route({
    method: 'DELETE',
    path: '/capacityRules/:id',
    access: 'capacity.write',
    summary: 'Delete a capacity rule',
    params: IdParams,
    answer: Deleted,
  }),
  over: route({
    method: 'POST',
    path: '/capacityRules/over',
    access: 'capacity.write',
    summary:
      'The departures from today on that would be over the number of a rule, a new one or, with its id, a changed one; changes nothing',
    body: CapacityRuleInput.extend({ rule: Id.nullable().default(null) }),
    answer: allOf(OverDeparture),
  }),
}
