import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { type Crew, peopleOf } from './crew.ts'

/** Writes the vehicle and the people of a locked unit. */
export async function saveCrew(
  tx: Tx,
  unit: { id: string; tour_date: string; end_date: string },
  crew: Crew,
): Promise<void> {
  const { car, externalCar, driver, guide } = crew
  await tx
    .updateTable('vehicle_units')
    .set({
      car_id: car,
      car_supplier_id: externalCar?.carSupplier ?? null,
      external_seats: externalCar?.seats ?? null,
    })
    .where('id', '=', unit.id)
    .execute()
  await tx.deleteFrom('unit_crew').where('unit_id', '=', unit.id).execute()
  const rows = peopleOf(crew).map((operator, position) => ({
    unit_id: unit.id,
    operator_id: operator,
    is_guide: guide.includes(operator),
    is_driver: operator === driver,
    start_date: unit.tour_date,
    end_date: unit.end_date,
    position,
  }))
  if (rows.length > 0) await insertInto(tx, 'unit_crew', rows).execute()
}
