import { id } from '@tourdesk/contract/asked/fields'
import { duePaymentsFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/** The tabs of the payments page, each with an address of its own. */
export const paymentTabs = ['due', 'overdue', 'received', 'credits', 'cash', 'mismatches'] as const
export type PaymentTab = (typeof paymentTabs)[number]

export function isPaymentTab(segment: string): segment is PaymentTab {
  return paymentTabs.some((tab) => tab === segment)
}

/** The list's address: the filters of its API call, and the order beside the list. */
export const paymentsSearch = listAddress({ ...duePaymentsFields, peek: id })
export type PaymentsSearch = Sized<AddressOf<typeof paymentsSearch>>

export const paymentsRows = usualRows(duePaymentsFields)

/** Defaults, which the address leaves out. */
export const paymentsDefaults = paymentsSearch.parse({})
