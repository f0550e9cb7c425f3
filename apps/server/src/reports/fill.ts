import type { ReportValues } from '@tourdesk/contract/reports/reports'
import type { Day } from '@tourdesk/domain/calendar'
import { type DepartureSold, soldOf } from '@tourdesk/domain/departures/capacity/soldOf'
import { isBelowMinimum } from '@tourdesk/domain/departures/minimum'
import { sql } from 'kysely'
import { limitedOnDays } from '../departures/capacity/salesOf.ts'
import { peopleOn } from '../departures/undecidedBy.ts'
import { ask } from '../kernel/question.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { Asked, CountReport, GroupKey, Span } from './counted.ts'
import { partOf } from './groupedRows.ts'
import { dayKey, groupOf } from './groupOf.ts'
import { peopleOfUnits } from './peopleOfUnits.ts'
import { partOfKey } from './spanOfDays.ts'

interface Departure {
  id: string
  tour: string
  day: Day
  is_canceled: boolean
  is_booked: boolean
  /** On vehicles whose seats are known, and those seats. */
  people: number
  seats: number
}

/** Nothing was sold, or it was canceled. */
const unsold: DepartureSold = { sold: 0, capacity: 0, isOpenEnded: false, isSoldOut: false }
/** Booked, and no rule limits it. */
const openEnded: DepartureSold = { ...unsold, isOpenEnded: true }

/**
 * How full the vehicles are that were planned, and how much of the places was sold. Sums are divided, so a large
 * vehicle counts more than a small one.
 */
export const countFill: CountReport = async (call, asked, span) => {
  const { tour } = asked.filters
  const { rows } = await sql<Departure>`
    select tour_events.id, tour_events.tour_id as tour, tour_events.tour_date as day, tour_events.state = 'canceled' as is_canceled,
           coalesce(planned.people, 0) as people, coalesce(planned.seats, 0) as seats,
           exists (
             select from ${scopedRows(call.db, call.scope).entries().selectAll('order_entries')} entries
              where entries.tour_event_id = tour_events.id and entries.status <> 'CANCELED'
                and entries.order_status <> 'canceled'
           ) as is_booked
      from tour_events
      left join (
        select vehicle_units.tour_event_id, sum(coalesce(riding.people, 0))::int as people,
               sum(coalesce(cars.seats, vehicle_units.external_seats))::int as seats
          from vehicle_units
          left join cars on cars.id = vehicle_units.car_id
          left join ${peopleOfUnits(call)} riding on riding.unit_id = vehicle_units.id
         where coalesce(cars.seats, vehicle_units.external_seats) is not null
           and vehicle_units.tour_date between ${span.startDate}::date and ${span.endDate}::date
         group by vehicle_units.tour_event_id
      ) planned on planned.tour_event_id = tour_events.id and tour_events.state <> 'canceled'
     where tour_events.tour_date between ${span.startDate}::date and ${span.endDate}::date
       and ${tour?.length ? sql`tour_events.tour_id = any(${tour}::uuid[])` : sql`true`}`.execute(call.db)
  const limited = new Map((await ask(call.db, limitedOnDays(span))).map((each) => [each.id, each]))
  const departures = rows.filter((row) => row.is_booked || row.is_canceled || row.seats > 0)
  const keyed = departures.map((row) => {
    const sales = limited.get(row.id)
    return {
      ...row,
      places: !row.is_booked ? unsold : sales ? soldOf(sales) : openEnded,
      isBelow:
        row.is_booked &&
        sales !== undefined &&
        isBelowMinimum({ people: peopleOn(sales), minimum: sales.minimum }),
      key: keyOf(row, asked, span),
    }
  })
  return { ...groupOf(keyed, span, valuesOf), notes: [] }
}

function keyOf({ tour, day }: Departure, { groupBy }: Asked, span: Span): GroupKey {
  return groupBy.map((one) => partOfKey<string>(one, (grouping) => dayKey(grouping, day, span), { tour }))
}

function valuesOf(departures: (Departure & { places: DepartureSold; isBelow: boolean })[]): ReportValues {
  const people = departures.reduce((sum, departure) => sum + departure.people, 0)
  const seats = departures.reduce((sum, departure) => sum + departure.seats, 0)
  const sold = departures.reduce((sum, { places }) => sum + places.sold, 0)
  const offered = departures.reduce((sum, { places }) => sum + places.capacity, 0)
  return {
    fillPlanned: partOf(people, seats),
    peoplePlanned: people,
    seatsPlanned: seats,
    fillSold: partOf(sold, offered),
    placesSold: sold,
    placesOffered: offered,
    departures: departures.filter(({ is_booked }) => is_booked).length,
    departuresSoldOut: departures.filter(({ places }) => places.isSoldOut).length,
    departuresOpenEnded: departures.filter(({ places }) => places.isOpenEnded).length,
    departuresBelowMinimum: departures.filter(({ isBelow }) => isBelow).length,
    departuresCanceled: departures.filter(({ is_canceled }) => is_canceled).length,
  }
}
