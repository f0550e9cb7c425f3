import { AgencyOrdersQuery } from '@tourdesk/contract/lists'
import { listOf, text } from '@tourdesk/contract/parts'
import { groupTypes, languages, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { orderTypes } from '@tourdesk/domain/entries/vocabulary'
import { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../../views/viewAddress.ts'
import { allDates } from '../operationsSearch.ts'

/** The tabs of the page; the first one is the default. */
export const agencyTabs = ['tours', 'orders'] as const
export type AgencyTab = (typeof agencyTabs)[number]

/** The page's address: the filters of both tabs, and the open order. */
export const agencyOrdersSearch = listAddress(
  AgencyOrdersQuery.extend({
    dates: allDates,
    /** Filters of the tour cards (HOLE-O67). */
    name: text(100).optional(),
    region: listOf(regions),
    groupType: listOf(groupTypes),
    language: listOf(languages),
    /** An order's id, or `new`; a new one may start with a tour or a star tour. */
    order: z.union([z.uuid(), z.literal('new')]).optional(),
    /** The type of a new order. */
    type: z.enum(orderTypes).optional(),
    tour: z.uuid().optional(),
    starTour: z.uuid().optional(),
    ...viewAddress,
  }),
)
export type AgencyOrdersSearch = Omit<Sized<z.output<typeof agencyOrdersSearch>>, keyof ViewAddress>

export const agencyOrdersRows = usualRows(AgencyOrdersQuery)

/** Left out of the address. */
export const agencyOrdersDefaults = agencyOrdersSearch.parse({})

export function isAgencyTab(tab: string): tab is AgencyTab {
  return (agencyTabs as readonly string[]).includes(tab)
}
