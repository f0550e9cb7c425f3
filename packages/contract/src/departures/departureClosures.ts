import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { allOf, Day, Id, IdParams, Instant, text } from '../parts.ts'

/** Days on which tours aren't sold, closed in one step. */
const DepartureClosure = z
  .object({
    _id: Id,
    startDate: Day,
    /** Null until further notice. */
    endDate: Day.nullable(),
    /** Null for all tours, also those that are added later. */
    tours: z.array(z.object({ _id: Id, name: z.string() })).nullable(),
    reason: z.string(),
    by: z.string(),
    at: Instant,
    /** When it was ended; null while it applies. */
    openedAt: Instant.nullable(),
  })
  .meta({ id: 'DepartureClosure' })
export type DepartureClosure = z.output<typeof DepartureClosure>

/** The days and tours of a closure; the rule of the domain reports wrong fields, not the schema. */
const ClosedDays = z.object({
  startDate: Day.nullable().default(null),
  endDate: Day.nullable().default(null),
  tours: z.array(Id).max(500).default([]),
})

/** A closure as its form holds it. */
export const ClosureInput = ClosedDays.extend({ reason: text(500).default('') })
export type ClosureInput = z.input<typeof ClosureInput>

/** What a closure would close. Orders stay. */
const ClosurePreview = z.object({
  /** Departures that would be closed, with orders, vehicles, waiting people or a decision. */
  departures: z.int(),
  orders: z.int(),
  people: z.int(),
  /** Departures that nobody booked yet; null without a last day. */
  unbooked: z.int().nullable(),
  /** Departures that are closed or canceled already. */
  closedBefore: z.int(),
})
export type ClosurePreview = z.output<typeof ClosurePreview>

export const departureClosures = {
  list: route({
    method: 'GET',
    path: '/departureClosures',
    access: 'dispatch.read',
    summary: 'Closures that apply today or later, by their first day',
    answer: allOf(DepartureClosure),
  }),
  preview: route({
    method: 'POST',
    path: '/departureClosures/preview',
    access: 'dispatch.write',
    summary: 'How many departures a closure would close, and the orders on them, which stay',
    body: ClosedDays,
    answer: ClosurePreview,
  }),
  create: route({
    method: 'POST',
    path: '/departureClosures',
    access: 'dispatch.write',
    summary:
      'Close all tours or some for sale on a range of days, without a last day until further notice; the same `clientKey` again answers the first closure',
    body: ClosureInput.extend({ clientKey: Id }),
    answer: DepartureClosure,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/departureClosures/:id',
    access: 'dispatch.write',
    summary: 'End a closure, which opens what it closed and nothing that something else closed',
    params: IdParams,
    answer: z.object({ _id: Id, undo: Undo }),
  }),
}
