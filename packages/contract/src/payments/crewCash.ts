import { hasCents } from '@tourdesk/domain/money'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { CrewCashQuery } from '../lists.ts'
import { Amount, allOf, Day, Id, lines } from '../parts.ts'

/** What a guide or driver holds in one currency, and the payments it comes from, oldest first. */
export const CrewCash = z
  .object({
    /** The guide or driver, with the current name, even if deleted. */
    operator: z.object({ _id: Id, name: z.string(), isDeleted: z.boolean() }),
    currency: z.enum(currencies),
    /** The sum of the payments below. */
    amount: Amount,
    /**
     * All that they hold in this currency, including what filters leave out, and the day of its oldest
     * payment.
     */
    held: Amount,
    since: Day,
    payments: z.array(
      z.object({
        /** The id of the row in the ledger. */
        _id: Id,
        orderId: Id,
        orderNumber: z.int(),
        isCanceled: z.boolean(),
        customer: z.string(),
        agency: z.string(),
        day: Day,
        amount: Amount,
        note: z.string(),
      }),
    ),
  })
  .meta({ id: 'CrewCash' })
export type CrewCash = z.output<typeof CrewCash>

/**
 * Cash that one person handed over to the office: whole payments by id, or an amount, which is taken from the
 * oldest payments first.
 */
export const CashHandover = z
  .object({
    operator: Id,
    payments: z.array(Id).min(1).max(1000).optional(),
    amount: Amount.positive().max(100_000_000).refine(hasCents).optional(),
    currency: z.enum(currencies).optional(),
    /** Today if omitted. */
    day: Day.optional(),
    note: lines(1000).default(''),
    clientKey: Id,
  })
  .refine(
    ({ payments, amount, currency }) =>
      (payments === undefined) === (amount !== undefined && currency !== undefined),
    {
      path: ['amount'],
    },
  )
export type CashHandover = z.output<typeof CashHandover>

export const crewCash = {
  list: route({
    method: 'GET',
    path: '/crewCash',
    access: 'orders.settle',
    summary: 'The cash that guides and drivers hold, by name and currency',
    query: CrewCashQuery,
    answer: allOf(CrewCash),
  }),
  handOver: route({
    method: 'POST',
    path: '/crewCash/handovers',
    access: 'orders.settle',
    summary:
      'Record that a guide or driver handed cash over to the office, and return what crews still hold; the same `clientKey` again changes nothing',
    body: CashHandover,
    answer: allOf(CrewCash),
    status: 201,
  }),
}
