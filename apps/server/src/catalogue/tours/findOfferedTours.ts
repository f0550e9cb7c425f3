import type { OfferedTours } from '@tourdesk/contract/catalogue/offeredTours'
import { dayIn } from '@tourdesk/domain/calendar'
import { daysOfLists } from '@tourdesk/domain/pricing/pricedDays'
import type { Call } from '../../kernel/call.ts'
import { askTogether } from '../../kernel/question.ts'
import { openPricedDays } from '../../pricing/queries.ts'
import { offeredTours } from '../queries.ts'

/** Tours that can be booked, by name, with the days of each; tours with the same days share them. */
export async function findOfferedTours({ db, now }: Call): Promise<OfferedTours> {
  const { tours, lists } = await askTogether(db, {
    tours: offeredTours(),
    lists: openPricedDays(dayIn(now)),
  })
  const listsOf = Map.groupBy(lists, ({ tour_id }) => tour_id)
  const days: OfferedTours['days'] = []
  const places = new Map<string, number>()
  const offered = tours.map((row) => {
    const own = {
      groupTypes: row.group_types,
      unavailabilityDates: row.unavailability_dates,
      bookingCloses: row.booking_closes,
      pricedDays: daysOfLists(
        listsOf.get(row.id) ?? [],
        row.group_types.map(({ group_type }) => group_type),
      ),
    }
    const key = JSON.stringify(own)
    const place = places.get(key) ?? days.push(own) - 1
    places.set(key, place)
    return {
      _id: row.id,
      name: row.name,
      number: row.number,
      doesIncludeReturnTransport: row.does_include_return_transport,
      isLimited: row.is_limited,
      days: place,
    }
  })
  return { tours: offered, days }
}
