import { StatementPayment } from '@tourdesk/contract/statements/statements'
import { checkPosting } from '@tourdesk/domain/agencyAccounts/checkPosting'
import type { Day } from '@tourdesk/domain/calendar'
import { issuesOf } from '@tourdesk/domain/checked'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { z } from 'zod'
import { fieldMessage } from '../kit/fieldMessage.ts'

const { day, reference, note } = StatementPayment.shape

const Fields = z.object({
  lines: z.array(z.string()),
  amount: z.number().nullable(),
  day,
  method: z.enum(handMethods),
  reference: reference.unwrap(),
  note: note.unwrap(),
})
export type PaymentValues = z.output<typeof Fields>

/** The form's rules on a day, those of the server. */
export function paymentFormOn(today: Day) {
  return Fields.superRefine((values, context) => {
    const payment = { ...values, kind: 'payment' as const, amount: values.amount ?? 0 }
    for (const { field, code, params } of issuesOf(checkPosting(payment, today)))
      context.addIssue({ code: 'custom', path: [field], message: fieldMessage(code, params) })
  })
}
