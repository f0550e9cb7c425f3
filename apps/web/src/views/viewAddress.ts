import { id, one } from '@tourdesk/contract/asked/fields'
import { parseSearch, stringifySearch } from '../app/searchParams.ts'

/** The parts of a list's address about its saved view. */
export const viewAddress = {
  view: id,
  /** The rest of the address replaces what's saved in the view. */
  edited: one(['true']),
}

/** The address fields of a list besides its own filters. */
export interface ViewAddress {
  view?: string | undefined
  edited?: 'true' | undefined
}

/** The filters to save in a view, written as in the address. */
export function filtersToSave(
  search: object,
  usual: Readonly<Record<string, unknown>>,
  apart: readonly string[],
): Record<string, string> {
  const kept = Object.entries(search).filter(
    ([name, value]) => !apart.includes(name) && value !== usual[name],
  )
  return parseSearch(stringifySearch(Object.fromEntries(kept)))
}

/** True if two views have the same filters and order. */
export function hasSameFilters(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

/** The search of a list with an open view: what's saved, or what it was changed to in the address. */
export function searchWithView<Search extends ViewAddress>(
  asked: Search,
  saved: Search | undefined,
  apart: readonly string[],
): Search {
  if (!saved || asked.edited) return asked
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => apart.includes(name)))
  return { ...saved, ...own }
}
