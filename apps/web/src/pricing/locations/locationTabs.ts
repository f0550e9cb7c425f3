import { cities } from '@tourdesk/domain/catalogue/vocabulary'

/** All locations first, then those of each city (LOC-02, HOLE-C66). */
export const locationTabs = ['all', ...cities] as const
export type LocationTab = (typeof locationTabs)[number]

/** The tab an address names; without one, or with one that is none, all. */
export function locationTabOf(segment: string | undefined): LocationTab {
  return locationTabs.find((tab) => tab === segment) ?? 'all'
}
