import { isCommissionRate } from '@tourdesk/domain/agencies/commissionRate'
import { z } from 'zod'

/** A rate in a form; an empty field has the same message as a rate that's out of range. */
export const rateSchema = z.object({
  commissionRate: z.number().nullable().refine(isCommissionRate, 'commission_rate_invalid'),
})
