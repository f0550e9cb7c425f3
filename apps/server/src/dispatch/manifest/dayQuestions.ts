import type { Day } from '@tourdesk/domain/calendar'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isBooked } from '../../entries/booked.ts'
import { placeColumns } from '../../entries/placeColumns.ts'
import { unitOnDays } from '../../fleet/unitOnDays.ts'
import { compiled, compiledByShape } from '../../kernel/compiled.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'
import { crewName, crewOfUnit } from '../crewOfUnit.ts'
import { answersUntil } from '../replies/answersUntil.ts'
import { lastReply } from '../replies/lastReply.ts'
import { requestOfUnit } from '../requestOfUnit.ts'
import { ridesOnHandedOut } from '../riders.ts'

interface Asked {
  startDate: Day
  endDate: Day
  /** Empty for all tours. */
  tour: string
}

/**
 * The vehicle units that leave on one of the days, oldest first; with the shapes `tour` and `handedOut`, only those of
 * the tour, or with a sheet that was handed out.
 */
export const unitsLeaving = compiledByShape((db, { startDate, endDate, tour }: Asked, shape) => {
  const units = db
    .selectFrom('vehicle_units')
    .innerJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .leftJoin('cars', 'cars.id', 'car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
    .leftJoin('supplier_requests', requestOfUnit)
    .select([
      'vehicle_units.id',
      'tour_event_id',
      'tour_id',
      'tours.name as tour',
      'tours.number as tour_number',
      'tour_date',
      'end_date',
      'vehicle_units.car_id',
      'cars.plate_id',
      'cars.seats as car_seats',
      'vehicle_units.car_supplier_id',
      'supplier_requests.state as request_state',
      'car_suppliers.name as supplier',
      'external_seats',
    ])
    .select(
      jsonArrayFrom(
        crewOfUnit(db).select([
          'operators.id',
          crewName.as('name'),
          'mobile_phone as phone',
          'is_guide',
          'is_driver',
          lastReply.as('reply'),
          answersUntil.as('answers_until'),
        ]),
      ).as('crew'),
    )
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
    .orderBy('vehicle_units.id')
  const asked = shape.has('handedOut')
    ? units.where('vehicle_units.id', 'in', (unit) => unit.selectFrom('manifest_versions').select('unit_id'))
    : units
  return shape.has('tour') ? asked.where('tour_id', '=', tour) : asked
})

export type LeavingUnit = ReturnType<ReturnType<typeof unitsLeaving>['read']>[number]

/**
 * What sheets may show of the entries of some days, with the same shapes as the units. Passport numbers and emails
 * aren't read.
 */
export const entriesLeaving = scopedQuestion((rows, { startDate, endDate, tour }: Asked, shape) => {
  const entries = rows
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .select([
      'order_entries.id',
      'order_entries.order_id',
      'tours.name as tour',
      'order_entries.language',
      'pickup_location_id',
      ...placeColumns('pickup'),
      'pickup_time',
      ...placeColumns('dropoff'),
      'different_dropoff',
      'is_extra_service',
      'order_entries.notes',
      'order_total',
      'order_open',
      'is_unpriced',
      'orders.is_agency_payment',
      'orders.order_number',
      'orders.ref_order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.mobile_phone',
      'orders.room_number',
      'orders.notes as customer_notes',
      'orders.currency',
      sql<string>`case when accounts.is_main then '' else accounts.name end`.as('agency'),
    ])
    .select(() =>
      jsonArrayFrom(
        rows
          .entriesOfOrder()
          .select([
            'order_entries.id',
            sql<Day>`order_entries.tour_date`.as('date'),
            'order_entries.pickup_time as time',
            sql<EntryStatus>`order_entries.status`.as('status'),
          ]),
      ).as('entries'),
    )
    .where('order_entries.tour_date', '>=', startDate)
    .where('order_entries.tour_date', '<=', endDate)
    .where(isBooked())
  const asked = shape.has('handedOut') ? entries.where(ridesOnHandedOut) : entries
  return shape.has('tour') ? asked.where('order_entries.tour_id', '=', tour) : asked
})

export type LeavingEntry = ReturnType<ReturnType<typeof entriesLeaving>['read']>[number]

/** Stop keys of the units that are out on some days, in the planners' order. */
export const stopOrders = compiled((db, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('unit_stops')
    .innerJoin('vehicle_units', 'vehicle_units.id', 'unit_id')
    .select(['unit_id', 'key'])
    .where(unitOnDays({ start: startDate, end: endDate }))
    .orderBy('position'),
)

/** The last version handed out of each unit that leaves on one of the days. */
export const lastVersions = compiled((db, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('manifest_versions')
    .innerJoin('vehicle_units', 'vehicle_units.id', 'unit_id')
    .distinctOn('unit_id')
    .select(['unit_id', 'manifest_versions.version', 'kind', 'locale', 'compared_hash'])
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
    .orderBy('unit_id')
    .orderBy('manifest_versions.version', 'desc'),
)

export type LastVersion = ReturnType<ReturnType<typeof lastVersions>['read']>[number]
