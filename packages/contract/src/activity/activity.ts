import { authorKinds } from '@tourdesk/domain/access/actor'
import { eventNames } from '@tourdesk/domain/activity/events'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { ActivityFilter, ActivityQuery } from '../lists.ts'
import { Id, Instant, pageOf } from '../parts.ts'

/** What a field held and holds, tours and cars by name; `part` names the entry of an order it belongs to. */
const ActivityChange = z.object({
  field: z.string(),
  part: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})

/**
 * One thing that somebody did (AUD-02, AUD-03). `event` is null for rows of older versions that no event writes any
 * more, which `action` still tells; `name` is what people called the thing then, `facts` what else was written down.
 */
const ActivityRow = z
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
    summary: 'Who did what, newest first; `total` counts up to 10,000. An agency reads of its own account',
    query: ActivityQuery,
    answer: pageOf(ActivityRow),
  }),
  choices: route({
    method: 'GET',
    path: '/activity/choices',
    access: 'audit.read',
    summary:
      'Whose activity can be asked for, and of which accounts; an agency knows its own people and no account',
    answer: z.object({
      people: z.array(z.object({ _id: Id, name: z.string(), login: z.string() })),
      accounts: z.array(z.object({ _id: Id, name: z.string() })),
    }),
  }),
  file: route({
    method: 'GET',
    path: '/activity/file',
    access: 'audit.read',
    summary: 'The same rows, all that the filters find, as XLSX or CSV',
    query: ActivityFilter.extend({
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      locale: z.enum(['en', 'he']).default('en'),
    }),
    answer: 'file',
  }),
}
