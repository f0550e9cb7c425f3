import { isCommissionRate } from '@tourdesk/domain/agencies/commissionRate'
import { z } from 'zod'

/** One rate in a form; an empty box is wrong in the same words as a rate out of range (COMM-05, HOLE-C42). */
export const rateSchema = z.object({
  commissionRate: z.number().nullable().refine(isCommissionRate, 'commission_rate_invalid'),
})
