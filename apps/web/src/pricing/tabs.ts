import { paging, text } from '@tourdesk/contract/asked/fields'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized } from '../app/listAddress.ts'

/** Tabs of the prices page, in order; the first one is the default. */
export const priceTabs = ['general_discounts', 'ticket_types', 'coupons'] as const
export type PriceTab = (typeof priceTabs)[number]

export function isPriceTab(segment: string): segment is PriceTab {
  return (priceTabs as readonly string[]).includes(segment)
}

/** The address of a list of the price management: its search and its page. */
export const pagingSearch = listAddress({ ...paging(5), search: text(120) })
export type PagingSearch = Sized<AddressOf<typeof pagingSearch>>

/** Defaults, which the address leaves out. */
export const pagingDefaults = pagingSearch.parse({})
