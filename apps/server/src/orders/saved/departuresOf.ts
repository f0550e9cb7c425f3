import { tourDateOf } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { DepartureKey } from '../../departures/makeDepartures.ts'

/**
 * The departures that a draft books, as far as tour and date are filled in; for several days, the first
 * day's.
 */
export function departuresOf({ selectedTours, orderType }: OrderDraft): DepartureKey[] {
  return selectedTours.flatMap((entry) => {
    const date = tourDateOf(entry, orderType)
    return entry.tour && date ? [{ tour: entry.tour, date }] : []
  })
}
