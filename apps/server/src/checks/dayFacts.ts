import { type Day, isWithin } from '@tourdesk/domain/calendar'
import { isClosed } from '@tourdesk/domain/catalogue/departureDays'
import type { Unavailability } from '@tourdesk/domain/catalogue/tour'
import type { DayFacts, PartyFact, PoolFact, UnitFact } from '@tourdesk/domain/checks/dayFacts'
import { replyNow } from '@tourdesk/domain/crew/reply'
import { soldPools } from '@tourdesk/domain/departures/capacity/pools'
import { supplierStateOf } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { LimitedDeparture } from '../departures/capacity/salesOf.ts'
import { undecidedBy } from '../departures/undecidedBy.ts'
import { gapsOfRow } from '../dispatch/gapsOfRow.ts'
import { assignmentOf, firstPickup } from '../dispatch/replies/assignmentOf.ts'
import { participantsOf } from '../dispatch/riders.ts'
import type { StoredUnit } from '../dispatch/units.ts'
import type { PartyOfDay } from '../entries/partiesOfDays.ts'
import { keptPlaceIn } from '../entries/placeColumns.ts'
import type { StoredDays } from './dayQuestions.ts'

/** The facts of one of the days that were asked about. */
export function dayFacts(stored: StoredDays, date: Day, now: Date): DayFacts {
  const isOut = (row: { tour_date: Day; end_date: Day }) => isWithin(date, row.tour_date, row.end_date)
  const units = stored.units.filter(isOut)
  const closedOf = new Map(stored.closedDays.map((tour) => [tour.id, tour.unavailability_dates]))
  const ordersOf = Map.groupBy(stored.stopOrders, ({ unit_id }) => unit_id)
  const assigned = new Set(units.flatMap(({ crew }) => crew.map(({ id }) => id)))
  return {
    date,
    now,
    replyDeadline: stored.crew.replyDeadline,
    parties: stored.parties.filter(isOut).map((row) => toParty(row, closedOf.get(row.tour_id) ?? [])),
    units: units.map((unit) => toUnit(unit, ordersOf.get(unit.id)?.map(({ key }) => key) ?? [], now)),
    reserved: stored.reserved
      .filter(({ id, start_date, end_date }) => !assigned.has(id) && isWithin(date, start_date, end_date))
      .map(({ id, name }) => ({ _id: id, name })),
    work: stored.work,
    changedSheets: stored.changedSheets,
    pools: stored.limited.filter((departure) => departure.date === date).flatMap(poolsOf),
    undecided: stored.limited.flatMap((departure) =>
      departure.date === date ? undecidedBy(departure, now) : [],
    ),
    reports: stored.reports.filter(({ day }) => day === date),
    messages: stored.messages.filter(({ day }) => day === date),
  }
}

function toParty(row: PartyOfDay, unavailabilityDates: Unavailability[]): PartyFact {
  return {
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    tour: { _id: row.tour_id, name: row.tour },
    tourDate: row.tour_date,
    groupType: row.group_type,
    people: row.head_count,
    waiting: row.waiting,
    units: row.units,
    time: row.time,
    place: keptPlaceIn('pickup', row),
    isTimePlanned: row.is_time_planned,
    splitChanged: row.split_changed,
    isUnpriced: row.is_unpriced,
    open: row.order_open,
    currency: row.currency,
    isAgencyPayment: row.is_agency_payment,
    mobilePhone: row.mobile_phone,
    email: row.email,
    isClosed: isClosed(row.tour_date, { unavailabilityDates }, row),
    isDepartureCanceled: row.is_departure_canceled,
  }
}

function poolsOf(departure: LimitedDeparture): PoolFact[] {
  const { tour_id, tour, date, oversold_by: oversoldBy } = departure
  return soldPools(departure).flatMap(({ sold, capacity }) =>
    capacity === null
      ? []
      : [{ tour: { _id: tour_id, name: tour }, tourDate: date, sold, capacity, oversoldBy }],
  )
}

function toUnit(unit: StoredUnit, stopOrder: string[], now: Date): UnitFact {
  const time = firstPickup(unit.entries)
  const assignment = assignmentOf(unit, time)
  return {
    _id: unit.id,
    tour: { _id: unit.tour_id, name: unit.tour },
    tourDate: unit.tour_date,
    time,
    people: participantsOf(unit),
    carSeats: unit.car_seats,
    stopOrder,
    gaps: gapsOfRow(unit),
    carAway:
      unit.is_car_unavailable && unit.car_id !== null
        ? { _id: unit.car_id, name: unit.plate_id ?? '' }
        : null,
    supplier:
      unit.car_supplier_id === null
        ? null
        : { name: unit.supplier ?? '', state: supplierStateOf(unit.request_state) },
    crew: unit.crew.map(({ id, name, is_driver, license_types, is_unavailable, reply, answers_until }) => ({
      _id: id,
      name,
      isDriver: is_driver,
      licences: license_types,
      isAway: is_unavailable,
      reply: replyNow(reply, assignment),
      usesCrewPage: answers_until !== null && new Date(answers_until) > now,
    })),
  }
}
