import { duePaymentsFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The tabs of the payments page, each with an address of its own. */
export const paymentTabs = ['due', 'overdue', 'credits', 'cash', 'mismatches'] as const
export type PaymentTab = (typeof paymentTabs)[number]

export function isPaymentTab(segment: string): segment is PaymentTab {
  return paymentTabs.some((tab) => tab === segment)
}

/** The list's address: the filters of its call. */
export const paymentsSearch = listAddress(duePaymentsFields)
export type PaymentsSearch = Sized<AddressOf<typeof paymentsSearch>>

export const paymentsRows = usualRows(duePaymentsFields)

/** Left out of the address. */
export const paymentsDefaults = paymentsSearch.parse({})
