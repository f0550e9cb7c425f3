import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureSales } from '@tourdesk/domain/departures/capacity/pools'
import type { SoldDeparture } from '@tourdesk/domain/departures/closed'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Builder } from '../../kernel/compiled.ts'
import type { Question } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../../schema/orderTables.ts'
import { rulesOfDeparture } from './rulesOfDeparture.ts'

/** What was sold on departures, by everyone, and what drives there. */
export function salesOf(ids: readonly string[]): Question<DepartureSales[]> {
  return byIds(everyOrder, { ids })
}

/** The same for the departures of a tour from a day on, by day. */
export function salesFrom(tour: string, day: Day): Question<DepartureSales[]> {
  return fromDay(everyOrder, { tour, day })
}

/** The same for the departures of a tour on the days of a range. */
export function salesBetween(days: {
  tour: string
  startDate: Day
  endDate: Day
}): Question<(DepartureSales & SoldDeparture & { is_guaranteed: boolean })[]> {
  return between(everyOrder, days)
}

/** The same for the departures of all tours on a day. */
export function salesOnDay(day: Day): Question<(DepartureSales & SoldDeparture & { tour_id: string })[]> {
  return onDay(everyOrder, { day })
}

/** A departure with its tour, its minimum, and who last sold more than its capacity. */
export interface LimitedDeparture extends DepartureSales {
  state: DepartureState
  tour_id: string
  tour: string
  oversold_by: string | null
  is_guaranteed: boolean
  /** Its own, or its tour's. */
  minimum: number | null
  decide_days_before: number | null
}

/** The same for the departures of a range of days that have a capacity rule or a minimum. */
export function limitedOnDays(days: { startDate: Day; endDate: Day }): Question<LimitedDeparture[]> {
  return onDays(everyOrder, days)
}

/** The same for all departures from a day on that have a minimum, or a rule that asks for a notice. */
export function watchedFrom(day: Day): Question<LimitedDeparture[]> {
  return watched(everyOrder, { day })
}

/** The minimum of a departure: its own, or its tour's. */
export const minimumOf = sql<number | null>`coalesce(tour_events.minimum, tours.minimum_participants)`

const byIds = scopedQuestion((rows, { ids }: { ids: readonly string[] }) =>
  selectSales(rows).where('tour_events.id', '=', sql<string>`any(${ids}::uuid[])`),
)

const fromDay = scopedQuestion((rows, { tour, day }: { tour: string; day: Day }) =>
  selectSales(rows).where('tour_id', '=', tour).where('tour_date', '>=', day),
)

const between = scopedQuestion(
  (rows, { tour, startDate, endDate }: { tour: string; startDate: Day; endDate: Day }) =>
    selectSales(rows)
      .select('tour_events.is_guaranteed')
      .where('tour_id', '=', tour)
      .where('tour_date', '>=', startDate)
      .where('tour_date', '<=', endDate),
)

const onDay = scopedQuestion((rows, { day }: { day: Day }) =>
  selectSales(rows).select('tour_events.tour_id').where('tour_date', '=', day),
)

const onDays = scopedQuestion((rows, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
  selectNamed(rows)
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
    .where(
      sql<boolean>`(
        capacity is not null or ${minimumOf} is not null
        or exists (select from capacity_rules where tour_id = tour_events.tour_id)
      )`,
    ),
)

const watched = scopedQuestion((rows, { day }: { day: Day }) =>
  selectNamed(rows)
    .where('tour_date', '>=', day)
    .where(
      sql<boolean>`(
        ${minimumOf} is not null
        or exists (select from capacity_rules where tour_id = tour_events.tour_id and alert_at is not null)
      )`,
    ),
)

function selectNamed(rows: ScopedRows & { db: Builder }) {
  return selectSales(rows)
    .innerJoin('tours', 'tours.id', 'tour_events.tour_id')
    .select(['tour_events.tour_id', 'tours.name as tour', 'tour_events.oversold_by'])
    .select(['tour_events.is_guaranteed', 'tours.decide_days_before', minimumOf.as('minimum')])
}

/** Departures with their places; the caller says which. */
export function selectSales(rows: ScopedRows & { db: Builder }) {
  return rows.db
    .selectFrom('tour_events')
    .select(['tour_events.id', 'tour_events.tour_date as date', rulesOfDeparture.as('rules')])
    .select(['tour_events.state', 'tour_events.closed_for as closedFor'])
    .select([soldOn(rows).as('sold'), unitsOf(rows).as('units')])
    .orderBy('tour_events.tour_date')
}

function soldOn({ entries }: ScopedRows) {
  return jsonArrayFrom(
    entries()
      .select(['order_entries.group_type', 'order_entries.language'])
      .select(sql<number>`sum(head_count)::int`.as('people'))
      .select(sql<number>`count(*)::int`.as('parties'))
      .where('order_entries.tour_event_id', '=', sql.ref<string>('tour_events.id'))
      .where('order_entries.status', '!=', 'CANCELED')
      .where('order_entries.order_status', '!=', 'canceled')
      .groupBy(['order_entries.group_type', 'order_entries.language']),
  )
}

function unitsOf({ db, entries }: ScopedRows & { db: Builder }) {
  const privateGroups = entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .select('unit_parts.unit_id')
    .where('unit_parts.unit_id', '=', sql.ref<string>('vehicle_units.id'))
    .where('order_entries.group_type', '=', 'private_group')
  return jsonArrayFrom(
    db
      .selectFrom('vehicle_units')
      .leftJoin('cars', 'cars.id', 'vehicle_units.car_id')
      .select((unit) => [
        unit.fn.coalesce('cars.seats', 'vehicle_units.external_seats').as('seats'),
        sql<boolean>`exists ${privateGroups}`.as('carriesPrivateGroup'),
      ])
      .where('vehicle_units.tour_event_id', '=', sql.ref<string>('tour_events.id')),
  )
}
