import type { Tx } from '../kernel/database.ts'
import type { Crew } from './crew.ts'

interface Named {
  _id: string
  name: string
}

/** A unit's vehicle and people for the log, with their names at the time. */
export async function loggedCrew(tx: Tx, { car, externalCar, driver, guide }: Crew) {
  const [plate, supplier] = [await carOf(tx, car), await supplierOf(tx, externalCar?.carSupplier ?? null)]
  const people = await namesOf(tx, [...guide, ...(driver ? [driver] : [])])
  const named = (id: string): Named => ({ _id: id, name: people.get(id) ?? '' })
  return {
    car: plate,
    externalCar: supplier && { ...supplier, seats: externalCar?.seats ?? 0 },
    driver: driver && named(driver),
    guide: guide.map(named),
  }
}

async function carOf(tx: Tx, id: string | null): Promise<Named | null> {
  if (id === null) return null
  const car = await tx.selectFrom('cars').select('plate_id').where('id', '=', id).executeTakeFirst()
  return { _id: id, name: car?.plate_id ?? '' }
}

async function supplierOf(tx: Tx, id: string | null): Promise<Named | null> {
  if (id === null) return null
  const row = await tx.selectFrom('car_suppliers').select('name').where('id', '=', id).executeTakeFirst()
  return { _id: id, name: row?.name ?? '' }
}

async function namesOf(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('operators')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]))
}
