import { z } from 'zod'
import { route } from './kernel/route.ts'
import { allOf, Id } from './parts.ts'

/** An account that may sell, with the people who may be named as its agent (FORM-80, HOLE-O99, HOLE-O100). */
export const Seller = z.object({
  _id: Id,
  name: z.string(),
  isMain: z.boolean(),
  allowPrivateGroup: z.boolean(),
  doesAllowPaymentToAgency: z.boolean(),
  dailyToursOnly: z.boolean(),
  agents: z.array(z.object({ _id: Id, name: z.string() })),
})
export type Seller = z.output<typeof Seller>

export const agencies = {
  sellers: route({
    method: 'GET',
    path: '/accounts/sellers',
    access: 'orders.place',
    summary:
      'Accounts and agents an order can be booked for: all of them for staff, the own account for an agency',
    answer: allOf(Seller),
  }),
}
