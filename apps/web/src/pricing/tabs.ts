import { paging } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Tabs of the prices page, in order; the first one is the default. */
export const priceTabs = ['general_discounts', 'ticket_types', 'coupons'] as const
export type PriceTab = (typeof priceTabs)[number]

export function isPriceTab(segment: string): segment is PriceTab {
  return (priceTabs as readonly string[]).includes(segment)
}

/** The address of a price list page. */
export const pagingSearch = readable(z.object(paging(5)))
export type PagingSearch = z.output<typeof pagingSearch>

/** Left out of the address. */
export const pagingDefaults = pagingSearch.parse({})
