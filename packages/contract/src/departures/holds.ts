import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Day, Deleted, Id, IdParams, Instant } from '../parts.ts'

/** Places kept on a departure until a moment. */
const Hold = z.object({ _id: Id, expiresAt: Instant }).meta({ id: 'Hold' })
export type Hold = z.output<typeof Hold>

/** The party whose places are kept. */
const HoldInput = z.object({
  tour: Id,
  date: Day,
  group_type: z.enum(groupTypes),
  language: z.enum(languages),
  people: z.int().min(1).max(999),
})
export type HoldInput = z.input<typeof HoldInput>

export const holds = {
  create: route({
    method: 'POST',
    path: '/holds',
    access: 'orders.place',
    summary:
      'Keep places on a departure that limits them, for 15 minutes; a repeated `clientKey` returns the first hold',
    body: HoldInput.extend({ clientKey: z.uuid() }),
    answer: Hold,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/holds/:id',
    access: 'orders.place',
    summary: 'Change or renew a hold of the account; 404 once it has ended',
    params: IdParams,
    body: HoldInput,
    answer: Hold,
  }),
  remove: route({
    method: 'DELETE',
    path: '/holds/:id',
    access: 'orders.place',
    summary: 'Give the places of a hold back; one that has ended is as good as given back',
    params: IdParams,
    answer: Deleted,
  }),
}
