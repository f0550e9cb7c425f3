import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Id, IdParams, Instant } from '../parts.ts'

/** An agency's commission rates in percent: the general rate, and rates of single tours. */
export const Commissions = z.object({
  _id: Id,
  commissionRate: z.number(),
  commissionPerTour: z.array(z.object({ tour: Id, commissionRate: z.number() })),
  updatedAt: Instant,
})
export type Commissions = z.output<typeof Commissions>

/** A rate as typed; the rule refuses anything that isn't a number, with its own message. */
const TypedRate = z.number().nullable().catch(null)

export const commissions = {
  get: route({
    method: 'GET',
    path: '/accounts/:id',
    when: { query: { type: 'commission' } },
    access: 'accounts.settings',
    summary: 'The commission rates of an agency (HOLE-C4)',
    params: IdParams,
    query: z.object({ type: z.literal('commission') }),
    answer: Commissions,
  }),
  change: route({
    method: 'PUT',
    path: '/accounts/:id',
    when: { bodyHas: 'commissionPerTour' },
    access: 'accounts.settings',
    summary: 'Replace the commission rates of an agency; `updatedAt` is the version last read (HOLE-C4)',
    params: IdParams,
    body: z.object({
      _id: Id,
      commissionRate: TypedRate,
      commissionPerTour: z.array(z.object({ tour: Id, commissionRate: TypedRate })).max(2000),
      updatedAt: Instant.optional(),
    }),
    answer: Commissions,
  }),
}
