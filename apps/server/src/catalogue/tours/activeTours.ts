import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { dayIn } from '@tourdesk/domain/calendar'
import { tourLink } from '@tourdesk/domain/catalogue/publicLink'
import { toDollars } from '@tourdesk/domain/money'
import { lowPricesOf } from '@tourdesk/domain/pricing/lowPrice'
import { pricedDaysOf } from '@tourdesk/domain/pricing/pricedDays'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { openPriceLists } from '../../pricing/queries.ts'
import { findActiveTours, findHighlightsOf } from '../queries.ts'

/** Tours that can be booked, with today's lowest prices. */
export async function activeTours({ db, now }: Call, siteBase: string): Promise<ActiveTour[]> {
  const today = dayIn(now)
  const rows = await findActiveTours(db)
  const ids = rows.map((row) => row.id)
  const [highlights, priceLists] = await Promise.all([
    findHighlightsOf(db, ids),
    ask(db, openPriceLists(ids, today)),
  ])
  const highlightsOf = Map.groupBy(highlights, ({ tour_id }) => tour_id)
  return rows.map((row) => {
    const lists = priceLists.get(row.id) ?? []
    const groupTypes = row.group_types.map((type) => type.group_type)
    const low = lowPricesOf(lists, groupTypes, today)
    return {
      _id: row.id,
      name: row.name,
      number: row.number,
      isActive: row.is_active,
      headline: row.headline,
      headLine: row.headline,
      description: row.description,
      mainRegion: row.main_region,
      groupTypes: row.group_types,
      unavailabilityDates: row.unavailability_dates,
      bookingCloses: row.booking_closes,
      pricedDays: pricedDaysOf(lists, groupTypes),
      doesIncludeReturnTransport: row.does_include_return_transport,
      pickupTimes: row.pickup_times,
      highlights: (highlightsOf.get(row.id) ?? []).map(({ id, name, subtitle, description }) => ({
        _id: id,
        name,
        subtitle,
        description,
      })),
      thumbnails: { wide: row.thumbnails.wide ?? null },
      lowPrice: low.perPerson === null ? null : toDollars(low.perPerson),
      lowPrivatePrice: low.perVehicle === null ? null : toDollars(low.perVehicle),
      affiliationLink: row.affiliation_link || tourLink(siteBase, row.id),
    }
  })
}
