import { issuesOf } from '@tourdesk/domain/checked'
import { checkRates } from '@tourdesk/domain/pricing/exchangeRates'
import { z } from 'zod'

const Rate = z.number().nullable()

/** The rates form's schema, with the server's messages. */
export const ratesSchema = z
  .object({ EUR: Rate, ILS: Rate, fetchesDaily: z.boolean() })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkRates(values)))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
export type RatesValues = z.output<typeof ratesSchema>
