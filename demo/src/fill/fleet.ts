import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { newId } from '@tourdesk/server/kernel/newId'
import { carSuppliers } from '../content/carSuppliers.ts'
import { cars } from '../content/cars.ts'
import { drivers } from '../content/drivers.ts'
import { guides } from '../content/guides.ts'
import type { DemoOperator } from '../content/operator.ts'
import { carRanges, operatorRanges } from './availability.ts'
import { type Filling, sinceHalfAYear } from './filling.ts'

/** Fills cars, guides, drivers and car suppliers, and the days on which some are unavailable. */
export async function fillFleet(filling: Filling): Promise<void> {
  const carIds = await fillCars(filling)
  const operatorIds = await fillOperators(filling, carIds)
  await fillSuppliers(filling)
  const ranges = [...carRanges([...carIds.values()], filling), ...operatorRanges(operatorIds, filling)].map(
    (range) => ({ id: newId(), ...range }),
  )
  await filling.tx.insertInto('availability_ranges').values(ranges).execute()
}

async function fillCars({ tx, now }: Filling): Promise<Map<string, string>> {
  const ids = new Map(cars.map((car) => [car.plateId, newId()]))
  const rows = cars.map(({ plateId, isPrivateOwned, ...car }) => ({
    id: ids.get(plateId)!,
    plate_id: plateId,
    is_private_owned: isPrivateOwned,
    ...car,
    ...sinceHalfAYear(now),
  }))
  await tx.insertInto('cars').values(rows).execute()
  return ids
}

async function fillOperators({ tx, now }: Filling, carIds: Map<string, string>): Promise<string[]> {
  const toRow = (role: OperatorRole) => (operator: DemoOperator) => ({
    id: newId(),
    role,
    first_name: operator.firstName,
    last_name: operator.lastName,
    mobile_phone: operator.mobilePhone,
    email: operator.email,
    city: operator.city,
    salary: operator.salary,
    notes: operator.notes,
    languages: operator.languages,
    license_types: operator.licenseTypes,
    ranking: operator.ranking,
    car_id: operator.car === null ? null : carIds.get(operator.car)!,
    ...sinceHalfAYear(now),
  })
  const rows = [...guides.map(toRow('guide')), ...drivers.map(toRow('driver'))]
  await tx.insertInto('operators').values(rows).execute()
  return rows.map((row) => row.id)
}

async function fillSuppliers({ tx, now }: Filling): Promise<void> {
  const rows = carSuppliers.map((supplier) => ({
    id: newId(),
    name: supplier.name,
    contact: supplier.contact,
    contact_phone: supplier.contactPhone,
    contact_email: supplier.contactEmail,
    notes: supplier.notes,
    sizes: supplier.sizes,
    ...sinceHalfAYear(now),
  }))
  await tx.insertInto('car_suppliers').values(rows).execute()
}
