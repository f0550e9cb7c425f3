import { cancelReasons } from '@tourdesk/domain/orders/vocabulary'
import { z } from 'zod'

/** The reasons of the office. */
export const officeReasons = cancelReasons.filter((reason) => reason !== 'customer')

/** What's chosen before the orders are shown. */
export function cancelFields(reasonRequired: string) {
  return z.object({
    reason: z.enum(officeReasons),
    text: z.string().trim().min(1, reasonRequired).max(500),
    customersText: z.string().trim().max(200),
    messages: z.boolean(),
    closes: z.boolean(),
  })
}
export type CancelChoice = z.output<ReturnType<typeof cancelFields>>

export const firstChoice: CancelChoice = {
  reason: 'weather',
  text: '',
  customersText: '',
  messages: true,
  closes: false,
}
