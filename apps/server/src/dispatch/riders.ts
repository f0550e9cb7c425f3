import type { Day } from '@tourdesk/domain/calendar'
import { waitingOf } from '@tourdesk/domain/dispatch/parts'
import type { Rider } from '@tourdesk/domain/dispatch/stops/stop'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isBooked } from '../entries/booked.ts'
import { keptPlaceColumns, keptPlaceIn } from '../entries/placeColumns.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder, type Scope } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'

/**
 * The people on the vehicle unit of the enclosing query: one row for each entry with a part on it.
 * `unit_parts.participants` and `unit_parts.head_count` are the people on this unit, and `order_entries` has
 * the rest of the entry.
 */
export function ridersOfUnit(entries: ScopedRows['entries']) {
  return entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .where('unit_parts.unit_id', '=', sql.ref<string>('vehicle_units.id'))
}

/** The number of people on a unit. */
export function participantsOf({ entries }: { entries: readonly { head_count: number }[] }): number {
  return entries.reduce((sum, { head_count }) => sum + head_count, 0)
}

/** People of an entry on one unit of a day, or on none (null). */
export interface DayRider {
  entry: string
  unit: string | null
  /** The unit's plate, or its supplier's name; null without a vehicle. */
  vehicle: string | null
  people: number
  participants: Participants
}

/**
 * The people who set out on some days and their vehicles: each part of an entry, and those without a vehicle. With the shapes
 * `tour` and `handedOut`, only those of the tour, or of entries on a unit with a sheet that was handed out.
 */
export function ridersOfDays(
  scope: Scope,
  values: DayValues,
  shape: readonly string[],
): Question<DayRider[]> {
  return answering(partiesOfDay(scope, values, shape), (rows) =>
    rows.flatMap(({ entry, people, participants, parts }) => {
      const waiting = waitingOf(participants, parts)
      const rest = parts.length === 0 ? people : headCount(waiting)
      return [
        ...parts.map((part) => ({
          entry,
          unit: part._id,
          vehicle: part.vehicle,
          people: headCount(part.participants),
          participants: part.participants,
        })),
        ...(rest > 0 ? [{ entry, unit: null, vehicle: null, people: rest, participants: waiting }] : []),
      ]
    }),
  )
}

interface DayValues {
  startDate: Day
  endDate: Day
  tour: string
}

const partiesOfDay = scopedQuestion((rows, { startDate, endDate, tour }: DayValues, shape) => {
  const parties = rows
    .entries()
    .select(['order_entries.id as entry', 'head_count as people', 'participants'])
    .select((entry) =>
      jsonArrayFrom(
        entry
          .selectFrom('unit_parts')
          .innerJoin('vehicle_units', 'vehicle_units.id', 'unit_id')
          .leftJoin('cars', 'cars.id', 'car_id')
          .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
          .select(['unit_parts.unit_id as _id', 'unit_parts.participants'])
          .select((part) => part.fn.coalesce('plate_id', 'car_suppliers.name').as('vehicle'))
          .whereRef('unit_parts.entry_id', '=', 'order_entries.id')
          .orderBy('unit_parts.position'),
      ).as('parts'),
    )
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
    .where(isBooked())
  const asked = shape.has('handedOut') ? parties.where(ridesOnHandedOut) : parties
  return shape.has('tour') ? asked.where('tour_id', '=', tour) : asked
})

/** Entries of the enclosing query with people on a unit whose sheet was handed out. */
export const ridesOnHandedOut = sql<boolean>`exists (
  select from unit_parts
  join manifest_versions on manifest_versions.unit_id = unit_parts.unit_id
  where unit_parts.entry_id = order_entries.id
)`

/** A party on a unit, with what planning shows and logs about its order. */
export interface StoredRider extends Rider {
  row: RiderRow
}

type RiderRow = InferResult<ReturnType<typeof selectRiders>>[number]

/** The parties on a unit, of all agencies, by order number. */
export function ridersOn(unit: string): Question<StoredRider[]> {
  return answering(ridersOnUnits([unit]), (byUnit) => byUnit.get(unit) ?? [])
}

/** The parties on units that have some, of all agencies, by order number. */
export function ridersOnUnits(units: string[]): Question<Map<string, StoredRider[]>> {
  return answering(riderRows(everyOrder, { units }), (rows) =>
    Map.groupBy(rows.map(toRider), ({ row }) => row.unit_id),
  )
}

const riderRows = scopedQuestion((rows, { units }: { units: string[] }) =>
  selectRiders(rows).where('unit_parts.unit_id', '=', sql<string>`any(${units}::uuid[])`),
)

function selectRiders({ entries }: ScopedRows) {
  return entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select([
      'order_entries.id',
      'order_entries.order_id',
      'order_number',
      'order_entries.account_id',
      'order_entries.agent_id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('customer'),
      'mobile_phone',
      'language',
      'unit_parts.unit_id',
      'unit_parts.head_count',
      ...keptPlaceColumns('pickup'),
      'pickup_time',
      'planned_time',
      'listed_time',
    ])
    .orderBy('order_number')
    .orderBy('order_entries.id')
}

function toRider(row: RiderRow): StoredRider {
  const { id, head_count, pickup_time } = row
  return { entry: id, people: head_count, time: pickup_time, place: keptPlaceIn('pickup', row), row }
}
