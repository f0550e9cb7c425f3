import { z } from 'zod'
import { ActivityRow } from '../activity/activity.ts'
import { route } from '../kernel/route.ts'
import { allOf, Day, Id, Instant, lines, text } from '../parts.ts'
import { DayFinding } from './dayFinding.ts'

/** The findings of a day, and who signed it off. */
const DayChecks = allOf(DayFinding)
  .extend({
    /** Changes with all that the day is made of: departures, units, replies of the crew and findings. */
    hash: z.string(),
    /** The last sign-off; null if there's none. */
    signedOff: z
      .object({
        name: z.string(),
        at: Instant,
        /** What the day's `hash` was. */
        hash: z.string(),
        /** How often orders, units and crew changed since. */
        changes: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'DayChecks' })
export type DayChecks = z.output<typeof DayChecks>

/** Which finding is marked as known, and why. */
export const KnownInput = z.object({ key: text(64), reason: lines(300) })

/** How many findings of a day are open and known, and who signed the day off. */
const DayCheckCounts = z
  .object({
    date: Day,
    stop: z.int(),
    warn: z.int(),
    note: z.int(),
    known: z.int(),
    /** Null until the day is signed off. */
    signedOff: z.object({ name: z.string(), at: Instant }).nullable(),
  })
  .meta({ id: 'DayCheckCounts' })
export type DayCheckCounts = z.output<typeof DayCheckCounts>

const DayParams = z.object({ date: Day })

export const dayChecks = {
  counts: route({
    method: 'GET',
    path: '/dayChecks',
    access: 'dispatch.read',
    summary: 'How many findings each day of a range has, of at most 14 days',
    query: z.object({ startDate: Day, endDate: Day }),
    answer: allOf(DayCheckCounts),
  }),
  ofDay: route({
    method: 'GET',
    path: '/dayChecks/:date',
    access: 'dispatch.read',
    summary: 'What somebody should know or solve about a day, the most urgent first',
    params: DayParams,
    answer: DayChecks,
  }),
  markKnown: route({
    method: 'POST',
    path: '/dayChecks/:date/known',
    access: 'dispatch.write',
    summary: 'Mark a finding as known, with the reason; it’s open again once one of its facts changes',
    params: DayParams,
    body: KnownInput,
    answer: DayChecks,
  }),
  reopen: route({
    method: 'DELETE',
    path: '/dayChecks/:date/known/:key',
    access: 'dispatch.write',
    summary: 'Take back that a finding is known',
    params: DayParams.extend({ key: text(64) }),
    answer: DayChecks,
  }),
  signOff: route({
    method: 'POST',
    path: '/dayChecks/:date/signOff',
    access: 'dispatch.write',
    summary: 'Sign off the plan of a day as it was read; `day_changed` if it has changed since',
    params: DayParams,
    body: z.object({ hash: text(64), clientKey: Id }),
    answer: DayChecks,
  }),
  changes: route({
    method: 'GET',
    path: '/dayChecks/:date/changes',
    access: 'dispatch.read',
    summary:
      'What changed about orders, units and crew since the day was signed off, the newest first, up to 200',
    params: DayParams,
    answer: allOf(ActivityRow),
  }),
}
