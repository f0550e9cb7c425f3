import { id, idOr, many, one, text } from '@tourdesk/contract/asked/fields'
import { agencyOrdersFields } from '@tourdesk/contract/listFields'
import { groupTypes, languages, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { orderTypes } from '@tourdesk/domain/entries/vocabulary'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'
import { type ViewAddress, viewAddress } from '../../views/viewAddress.ts'
import { allDates } from '../operationsSearch.ts'

/** The tabs of the page; the first one is the default. */
export const agencyTabs = ['tours', 'orders'] as const
export type AgencyTab = (typeof agencyTabs)[number]

/** The filters of the tour cards. */
export const tourCardFields = {
  name: text(100),
  region: many(regions),
  groupType: many(groupTypes),
  language: many(languages),
}

/** The page's address: the filters of both tabs, and the open order. */
export const agencyOrdersSearch = listAddress({
  ...agencyOrdersFields,
  dates: allDates,
  ...tourCardFields,
  /** An order's id, or `new`; a new one may start with a tour or a star tour. */
  order: idOr('new'),
  /** The order beside the list. */
  peek: id,
  /** The type of a new order. */
  type: one(orderTypes),
  tour: id,
  starTour: id,
  ...viewAddress,
})
export type AgencyOrdersSearch = Omit<Sized<AddressOf<typeof agencyOrdersSearch>>, keyof ViewAddress>

export const agencyOrdersRows = usualRows(agencyOrdersFields)

/** Values that are left out of the address. */
export const agencyOrdersDefaults = agencyOrdersSearch.parse({})

export function isAgencyTab(tab: string): tab is AgencyTab {
  return (agencyTabs as readonly string[]).includes(tab)
}
