import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { mainUnitOf, type Part } from '@tourdesk/domain/dispatch/parts'
import { sql } from 'kysely'

/** The seating of an entry, as queries read it. */
export interface StoredSeats {
  /** In the order the parts were made. */
  tourCars: Part[]
  /** The time of the last change; null while nobody has a seat. */
  seatedAt: string | null
  /** The order's people changed after they were split. */
  splitChanged: boolean
}

/** The seating of the query's entry. */
export function seatsOfEntry() {
  return sql<StoredSeats>`(
    select jsonb_build_object(
      'tourCars', coalesce(
        jsonb_agg(jsonb_build_object('_id', unit_id, 'participants', unit_parts.participants) order by unit_parts.position),
        '[]'
      ),
      'seatedAt', max(unit_parts.updated_at),
      'splitChanged', coalesce(bool_or(split_changed), false)
    )
    from unit_parts where entry_id = order_entries.id
  )`
}

/** The unit with the most people of the query's entry, by the rule of `mainUnitOf`. */
export function mainUnitOfEntry() {
  return sql<string | null>`(
    select unit_id from unit_parts where entry_id = order_entries.id
     order by unit_parts.head_count desc, unit_parts.position limit 1
  )`
}

/**
 * For a join: how many people of the query's entry have no seat yet, whether its split is outdated, and the
 * units of the others.
 */
export function waitingOfEntry() {
  return sql<{ waiting: number; split_changed: boolean; units: string[] }>`lateral (
    select order_entries.head_count - coalesce(sum(unit_parts.head_count), 0) as waiting,
           coalesce(bool_or(split_changed), false) as split_changed,
           coalesce(array_agg(unit_id order by position) filter (where unit_id is not null), '{}') as units
      from unit_parts where entry_id = order_entries.id
  )`
}

/** The contract's shape of an entry's seating. */
export function presentSeats({
  tourCars,
  seatedAt,
  splitChanged,
}: StoredSeats): Pick<PurchasedTour, 'tourCarId' | 'tourCars' | 'seatedAt' | 'splitChanged'> {
  return {
    tourCarId: mainUnitOf(tourCars),
    tourCars,
    seatedAt: seatedAt && new Date(seatedAt).toISOString(),
    splitChanged,
  }
}
