import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Id, IdParams } from '../parts.ts'

/**
 * In the answer to a change: the id for `POST /undo/:id`, which can undo it for a few minutes; null if it
 * can't be undone.
 */
export const Undo = Id.nullable()

/** `unassigned` is how many tours couldn't be put back on the vehicle they were on. */
export const Undone = z.object({ success: z.literal(true), unassigned: z.int() }).meta({ id: 'Undone' })
export type Undone = z.output<typeof Undone>

export const undo = {
  take: route({
    method: 'POST',
    path: '/undo/:id',
    access: 'orders.read',
    summary:
      'Undo a change of your own, as long as nobody changed the same since; again it changes nothing more',
    params: IdParams,
    answer: Undone,
  }),
}
