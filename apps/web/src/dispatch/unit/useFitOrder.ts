import type { UnitResources, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { OperatorOnDay } from '@tourdesk/contract/fleet/operators'
import { dayStatusFor } from '@tourdesk/domain/dispatch/dayStatus'
import {
  carsByFit,
  driversByFit,
  guidesByFit,
  suppliersByFit,
  type Wanted,
} from '@tourdesk/domain/dispatch/fitOrder'
import { languagesAsked, type Need } from '@tourdesk/domain/dispatch/gaps'
import { useState } from 'react'
import { nameOf } from './unitFilters.ts'

/**
 * The cars, suppliers and people for a unit, best fit first. The order stays while a tab is open, so that no
 * row moves under the mouse when something is chosen, or when a colleague takes a car.
 * @param riders the entries on board, or all of the departure while the unit is empty
 */
export function useFitOrder(
  resources: UnitResources | undefined,
  { unit, riders, tab }: { unit: VehicleUnit; riders: readonly Need[]; tab: string },
): UnitResources | undefined {
  const [kept, setKept] = useState<{ tab: string; places: Map<string, number> } | null>(null)
  if (!resources) return undefined
  const isCurrent = kept?.tab === tab && idsOf(resources).every((id) => kept.places.has(id))
  const wanted = { seats: unit.participants, languages: languagesAsked(riders), car: unit.car?._id ?? null }
  const places = isCurrent ? kept.places : placesOf(inFitOrder(resources, unit._id, wanted))
  if (!isCurrent) setKept({ tab, places })
  const placed = <Thing extends { _id: string }>(things: readonly Thing[]) =>
    things.toSorted((a, b) => (places.get(a._id) ?? 0) - (places.get(b._id) ?? 0))
  return {
    cars: placed(resources.cars),
    guides: placed(resources.guides),
    drivers: placed(resources.drivers),
    carSuppliers: placed(resources.carSuppliers),
  }
}

function inFitOrder(resources: UnitResources, unitId: string, wanted: Wanted): string[] {
  const people = <Person extends OperatorOnDay>(those: readonly Person[]) =>
    those.map((person) => ({ ...person, name: nameOf(person), status: dayStatusFor(unitId, person) }))
  const cars = resources.cars.map((car) => ({ ...car, status: dayStatusFor(unitId, car) }))
  const ordered = [
    ...carsByFit(cars, wanted),
    ...guidesByFit(people(resources.guides), wanted),
    ...driversByFit(people(resources.drivers), wanted),
    ...suppliersByFit(resources.carSuppliers, wanted),
  ]
  return ordered.map(({ _id }) => _id)
}

function placesOf(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, place) => [id, place]))
}

function idsOf({ cars, guides, drivers, carSuppliers }: UnitResources): string[] {
  return [...cars, ...guides, ...drivers, ...carSuppliers].map(({ _id }) => _id)
}
