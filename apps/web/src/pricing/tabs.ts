import { paging } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** Tabs of the prices page, in their order; the first opens by itself (DISC-01, DISC-02, HOLE-C66). */
export const priceTabs = ['general_discounts', 'ticket_types', 'coupons'] as const
export type PriceTab = (typeof priceTabs)[number]

export function isPriceTab(segment: string): segment is PriceTab {
  return (priceTabs as readonly string[]).includes(segment)
}

/** Values that need not stand in the address. */
export const pagingDefaults = { page: 1, limit: 5 } as const

/** What the address of a list of prices holds (CCONST-24, HOLE-C90). */
export const pagingSearch = readable(z.object(paging(5)))
export type PagingSearch = z.output<typeof pagingSearch>
