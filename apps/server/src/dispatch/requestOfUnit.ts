import type { JoinBuilder } from 'kysely'
import type { Tables } from '../kernel/tables.ts'

/** Joins the request to the unit's car supplier. */
export function requestOfUnit(join: JoinBuilder<Tables, 'supplier_requests' | 'vehicle_units'>) {
  return join
    .onRef('supplier_requests.unit_id', '=', 'vehicle_units.id')
    .onRef('supplier_requests.car_supplier_id', '=', 'vehicle_units.car_supplier_id')
}
