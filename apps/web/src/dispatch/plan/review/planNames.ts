import type { PlanDay, UnitResources } from '@tourdesk/domain/plan/planDay'

/** The plate, or the supplier and the size; null without a vehicle. */
export function vehicleName(
  { car, externalCar }: Pick<UnitResources, 'car' | 'externalCar'>,
  day: PlanDay,
): string | null {
  if (externalCar === null) return day.cars.find(({ _id }) => _id === car)?.plateId ?? null
  const supplier = day.suppliers.find(({ _id }) => _id === externalCar.carSupplier)
  return `${supplier?.name ?? ''} ${externalCar.seats}`.trim()
}

/** A guide's or driver's name. */
export function personName(id: string, day: PlanDay): string {
  return day.people.find(({ _id }) => _id === id)?.name ?? ''
}

/** The seats of a unit's vehicle; null without one. */
export function seatsOf(
  { car, externalCar }: Pick<UnitResources, 'car' | 'externalCar'>,
  { cars }: PlanDay,
): number | null {
  return externalCar?.seats ?? cars.find(({ _id }) => _id === car)?.seats ?? null
}
