import { cities } from '@tourdesk/domain/catalogue/vocabulary'

/** All locations first, then those of each city. */
export const locationTabs = ['all', ...cities] as const
export type LocationTab = (typeof locationTabs)[number]

/** The tab in an address; all locations if it's missing or unknown. */
export function locationTabOf(segment: string | undefined): LocationTab {
  return locationTabs.find((tab) => tab === segment) ?? 'all'
}
