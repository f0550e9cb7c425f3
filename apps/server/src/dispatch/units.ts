import type { Day } from '@tourdesk/domain/calendar'
import type { GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'

/** A vehicle unit with its vehicle, its crew in order and the entries it carries. */
export interface StoredUnit extends UnitRow {
  crew: CrewMember[]
  entries: Aboard[]
}

/** Somebody who works on a unit, as guide, as driver or as both (HOLE-O81). */
export interface CrewMember {
  id: string
  name: string
  car_id: string | null
  languages: Language[]
  is_guide: boolean
  is_driver: boolean
}

/** An entry on board. */
export interface Aboard {
  id: string
  order_id: string
  account_id: string
  head_count: number
  group_type: GroupType
}

export interface UnitFilter {
  ids?: string[]
  days?: { startDate: Day; endDate: Day }
  tour?: string | undefined
}

/** Vehicle units by day and age; three queries, however many there are. */
export async function findUnits(db: Db | Tx, filter: UnitFilter): Promise<StoredUnit[]> {
  const units = await findRows(db, filter)
  if (units.length === 0) return []
  const ids = units.map((unit) => unit.id)
  const crews = Map.groupBy(await findCrew(db, ids), (member) => member.unit_id)
  const entries = Map.groupBy(await findAboard(db, ids), (entry) => entry.vehicle_unit_id)
  return units.map((unit) => ({
    ...unit,
    crew: crews.get(unit.id) ?? [],
    entries: entries.get(unit.id) ?? [],
  }))
}

type UnitRow = Awaited<ReturnType<typeof findRows>>[number]

function findRows(db: Db | Tx, { ids, days, tour }: UnitFilter) {
  let query = db
    .selectFrom('vehicle_units')
    .leftJoin('cars', 'cars.id', 'car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
    .select([
      'vehicle_units.id',
      'tour_event_id',
      'tour_id',
      'tour_date',
      'end_date',
      'car_id',
      'cars.plate_id',
      'cars.make',
      'cars.seats as car_seats',
      'car_supplier_id',
      'car_suppliers.name as supplier',
      'external_seats',
      'vehicle_units.updated_at',
    ])
    .orderBy('tour_date')
    .orderBy('vehicle_units.id')
  if (ids) query = query.where('vehicle_units.id', 'in', ids)
  if (days) query = query.where('tour_date', '>=', days.startDate).where('tour_date', '<=', days.endDate)
  if (tour) query = query.where('tour_id', '=', tour)
  return query.execute()
}

function findCrew(db: Db | Tx, unitIds: string[]) {
  return db
    .selectFrom('unit_crew')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select([
      'unit_id',
      'operators.id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      'car_id',
      'languages',
      'is_guide',
      'is_driver',
    ])
    .where('unit_id', 'in', unitIds)
    .orderBy('position')
    .execute()
}

function findAboard(db: Db | Tx, unitIds: string[]) {
  return db
    .selectFrom('order_entries')
    .select(['vehicle_unit_id', 'id', 'order_id', 'account_id', 'head_count', 'group_type'])
    .where('vehicle_unit_id', 'in', unitIds)
    .orderBy('id')
    .execute()
}
