import { z } from 'zod'
import { fieldMessage } from '../fieldMessage.ts'

/** What an `AmountField` holds when it must be above 0; an empty field is null. */
export const PositiveAmount = z
  .number()
  .nullable()
  .transform((amount, context) => {
    if (amount !== null && amount > 0) return amount
    context.addIssue({ code: 'custom', message: fieldMessage('amount_invalid') })
    return z.NEVER
  })
