import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import type { Day } from '@tourdesk/domain/calendar'
import { unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { FromDay } from './dayHref.ts'

/** The address of a day's sheets. */
export function manifestsHref(date: Day): string {
  return `/day/manifests?date=${date}`
}

/** The address of a vehicle unit's sheet or stops, with the view of the day that it leads back to. */
export function unitHref(unit: string, way: { tab?: 'stops'; from: FromDay; back?: Day }): string {
  return `/manifest/${unit}?${new URLSearchParams(way)}`
}

/** The address of a unit's sheet in the form that was last handed out, so that its changes are shown. */
export function manifestHref(unit: string, date: Day, handedOut: HandedOut | null = null): string {
  const search = new URLSearchParams()
  if (handedOut?.isChanged) {
    search.set('kind', handedOut.kind)
    search.set('locale', handedOut.locale)
  }
  if (unit === unassigned) search.set('date', date)
  return `/manifest/${unit}${search.size > 0 ? `?${search}` : ''}`
}
