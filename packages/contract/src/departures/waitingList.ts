import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { mostDates } from '@tourdesk/domain/departures/waiting/checkWaiting'
import { waitingDateStates, waitingStates } from '@tourdesk/domain/departures/waiting/waitingState'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { WaitingQuery } from '../lists.ts'
import { Day, HeadCounts, Id, IdParams, Instant, pageOf, text } from '../parts.ts'

const Named = z.object({ _id: Id, name: z.string() })

/** A party on the waiting list. */
export const WaitingEntry = z
  .object({
    _id: Id,
    tour: Named,
    /** Places of a day are offered until `offeredUntil`; null without an offer. */
    dates: z.array(
      z.object({ date: Day, state: z.enum(waitingDateStates), offeredUntil: Instant.nullable() }),
    ),
    group_type: z.enum(groupTypes),
    language: z.enum(languages),
    people: z.int(),
    /** Null for adults only. */
    participants: HeadCounts.nullable(),
    /** The stored location where it gets on; null if unknown. */
    pickup: Id.nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobilePhone: z.string(),
    notes: z.string(),
    agency: Named,
    agent: Named.nullable(),
    state: z.enum(waitingStates),
    /** Why staff put it first; null if they didn't. */
    firstReason: z.string().nullable(),
    /** The order that was made of it. */
    order: z.object({ _id: Id, orderNumber: z.int() }).nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'WaitingEntry' })
export type WaitingEntry = z.output<typeof WaitingEntry>

/** A party as its form sends it; the rule of the domain reports wrong fields, not the schema. */
export const WaitingInput = z.object({
  tour: Id.nullable().default(null),
  dates: z
    .array(Day)
    .max(mostDates * 2)
    .default([]),
  group_type: z.enum(groupTypes).nullable().default(null),
  language: z.enum(languages).nullable().default(null),
  people: z.number().nullable().default(null),
  participants: z.record(text(60), z.int().min(0).max(999)).nullable().default(null),
  pickup: Id.nullable().default(null),
  firstName: text(120).default(''),
  lastName: text(120).default(''),
  email: text(254).default(''),
  mobilePhone: text(40).default(''),
  notes: text(1000).default(''),
  agency: Id.nullable().default(null),
  agent: Id.nullable().default(null),
  state: z.enum(waitingStates).default('waiting'),
  firstReason: text(300).nullable().default(null),
})
export type WaitingInput = z.input<typeof WaitingInput>

/** The same for a change: omitted fields keep their values. */
export const WaitingChange = changeOf(WaitingInput).extend({ updatedAt: Instant.optional() })

export const waitingList = {
  list: route({
    method: 'GET',
    path: '/waitingList',
    access: 'orders.read',
    summary:
      'Parties that wait for places, in the order in which they are asked; without states, those that may still get some',
    query: WaitingQuery,
    answer: pageOf(WaitingEntry),
  }),
  get: route({
    method: 'GET',
    path: '/waitingList/:id',
    access: 'orders.read',
    summary: 'A party on the waiting list',
    params: IdParams,
    answer: WaitingEntry,
  }),
  create: route({
    method: 'POST',
    path: '/waitingList',
    access: 'orders.place',
    summary: 'Put a party on the waiting list',
    body: WaitingInput,
    answer: WaitingEntry,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/waitingList/:id',
    access: 'orders.place',
    summary:
      'Change a party, put it first with a reason, or set its state to `withdrawn`, `declined` or again `waiting`; another tour, date, group or size ends its offers. `updatedAt` is the version last read',
    params: IdParams,
    body: WaitingChange,
    answer: WaitingEntry,
  }),
}
