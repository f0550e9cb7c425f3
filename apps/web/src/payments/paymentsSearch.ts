import { DuePaymentsQuery } from '@tourdesk/contract/lists'
import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** The tabs of the payments page, each with an address of its own. */
export const paymentTabs = ['due', 'overdue', 'credits', 'cash', 'mismatches'] as const
export type PaymentTab = (typeof paymentTabs)[number]

export function isPaymentTab(segment: string): segment is PaymentTab {
  return paymentTabs.some((tab) => tab === segment)
}

/** The list's address: the filters of its call. */
export const paymentsSearch = readable(DuePaymentsQuery)
export type PaymentsSearch = z.output<typeof paymentsSearch>

/** Left out of the address. */
export const paymentsDefaults = paymentsSearch.parse({})
