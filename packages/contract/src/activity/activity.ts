import { authorKinds } from '@tourdesk/domain/access/actor'
import { eventNames } from '@tourdesk/domain/activity/events'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { ActivityFilter, ActivityQuery } from '../lists.ts'
import { AsFile, Id, IdParams, Instant, pageOf } from '../parts.ts'

/**
 * A field before and after, with tours and cars by name. `part` is the tour of the order that has the field.
 */
const ActivityChange = z.object({
  field: z.string(),
  part: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})

/**
 * One thing that a person did. `event` is null for rows of older versions that no current event writes;
 * `action` still says what happened. `name` is the record's name at the time, and `facts` is what else was
 * logged.
 */
export const ActivityRow = z
  .object({
    _id: Id,
    at: Instant,
    actor: z.object({ kind: z.enum(authorKinds), name: z.string() }),
    event: z.enum(eventNames).nullable(),
    entity: z.string(),
    entityId: Id,
    action: z.string(),
    name: z.string().nullable(),
    account: z.object({ _id: Id, name: z.string() }).nullable(),
    changes: z.array(ActivityChange),
    facts: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ActivityRow' })
export type ActivityRow = z.output<typeof ActivityRow>
export type ActivityChange = ActivityRow['changes'][number]

export const activity = {
  list: route({
    method: 'GET',
    path: '/activity',
    access: 'audit.read',
    summary: "Who did what, newest first; `total` counts up to 10,000. An agency sees its own account's rows",
    query: ActivityQuery,
    answer: pageOf(ActivityRow),
  }),
  get: route({
    method: 'GET',
    path: '/activity/:id',
    access: 'audit.read',
    summary: "One row; 404 to an agency if it's not one of its account",
    params: IdParams,
    answer: ActivityRow,
  }),
  choices: route({
    method: 'GET',
    path: '/activity/choices',
    access: 'audit.read',
    summary: 'The people and accounts to filter by; an agency gets its own people and no accounts',
    answer: z.object({
      people: z.array(z.object({ _id: Id, name: z.string(), login: z.string() })),
      accounts: z.array(z.object({ _id: Id, name: z.string() })),
    }),
  }),
  file: route({
    method: 'GET',
    path: '/activity/file',
    access: 'audit.read',
    summary: 'All rows that the filters find, up to 100,000, as XLSX or CSV',
    query: ActivityFilter.extend(AsFile.shape),
    answer: 'file',
  }),
}
