import { id, one } from '@tourdesk/contract/asked/fields'
import { parseSearch, stringifySearch } from '../app/searchParams.ts'

/** What the address of a list says of its saved view. */
export const viewAddress = {
  view: id,
  /** The rest of the address is what it was changed to, and not what's saved. */
  edited: one(['true']),
}

/** What a list's address has besides its own filters. */
export interface ViewAddress {
  view?: string | undefined
  edited?: 'true' | undefined
}

/** What a view keeps of a list's search, each as the address has it. */
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

/** Whether two views show the same rows in the same order. */
export function hasSameFilters(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

/** The search of a list whose view is open: what's saved, or what the address changed it to. */
export function searchWithView<Search extends ViewAddress>(
  asked: Search,
  saved: Search | undefined,
  apart: readonly string[],
): Search {
  if (!saved || asked.edited) return asked
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => apart.includes(name)))
  return { ...saved, ...own }
}
