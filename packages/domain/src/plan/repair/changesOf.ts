import type { PlanDay, PlanOptions, PlanPart, PresentUnit, UnitResources } from '../planDay.ts'

interface LaterUnit extends UnitResources {
  _id: string | null
  parts: readonly PlanPart[]
}

/**
 * What a repair changes of the present units: parties, people and vehicles that leave one, also because they have to.
 * Who was waiting or free and joins a unit changes nothing. A plan that's no repair counts no changes.
 */
export function changesOf(
  day: PlanDay,
  { mode }: PlanOptions,
  units: readonly LaterUnit[],
): { moved: number; changed: number } {
  if (mode === 'plan') return { moved: 0, changed: 0 }
  const later = new Map(units.map((unit) => [unit._id, unit]))
  const pairs = day.units.map((present) => [present, later.get(present._id)] as const)
  return {
    moved: pairs.reduce((sum, [present, unit]) => sum + partiesGone(present, unit), 0),
    changed: pairs.reduce((sum, [present, unit]) => sum + resourcesGone(present, unit), 0),
  }
}

function partiesGone({ parts }: PresentUnit, unit: LaterUnit | undefined): number {
  return parts.filter(({ party, people }) => {
    const after = unit?.parts.find((part) => part.party === party)?.people ?? 0
    return after < people
  }).length
}

function resourcesGone(present: PresentUnit, unit: LaterUnit | undefined): number {
  const crew = new Set([present.driver, ...present.guide].filter((person) => person !== null))
  const gone = [...crew].filter((person) => unit?.driver !== person && !unit?.guide.includes(person))
  return gone.length + Number(isVehicleGone(present, unit))
}

function isVehicleGone({ car, externalCar }: PresentUnit, unit: LaterUnit | undefined): boolean {
  if (car !== null) return unit?.car !== car
  if (externalCar === null) return false
  const { carSupplier, seats } = externalCar
  return unit?.externalCar?.carSupplier !== carSupplier || unit.externalCar.seats !== seats
}
