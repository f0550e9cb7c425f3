import type { CarSupplier } from '@tourdesk/contract/fleet/carSuppliers'
import type { CarOnDay } from '@tourdesk/contract/fleet/cars'
import type { OperatorOnDay } from '@tourdesk/contract/fleet/operators'
import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import { sizesOf } from '@tourdesk/domain/dispatch/assignSupplier'
import type { LicenseType } from '@tourdesk/domain/fleet/vocabulary'
import { matching } from '../../kit/matching.ts'

export interface CarFilter {
  plate: string
  make: string | null
}

export interface OperatorFilter {
  name: string
  language: Language | null
  licenseType: LicenseType | null
  isCarOwner: boolean | null
}

/** Plates match on part of their letters and digits, with or without hyphens; makes match exactly. */
export function filteredCars(cars: readonly CarOnDay[], { plate, make }: CarFilter): CarOnDay[] {
  return cars.filter((car) => {
    if (make !== null && car.make !== make) return false
    return bare(car.plateId).includes(bare(plate))
  })
}

/** The makes of the cars, each once, sorted. */
export function makesOf(cars: readonly CarOnDay[]): string[] {
  return [...new Set(cars.map(({ make }) => make))].filter(Boolean).sort()
}

/** Suppliers who have a vehicle with exactly this many seats; null for all. */
export function filteredSuppliers(suppliers: readonly CarSupplier[], seats: number | null): CarSupplier[] {
  return seats === null ? [...suppliers] : suppliers.filter((supplier) => sizesOf(supplier).includes(seats))
}

/** Names match as in every search, everything else exactly. */
export function filteredOperators(
  operators: readonly OperatorOnDay[],
  filter: OperatorFilter,
): OperatorOnDay[] {
  return matching(operators, filter.name, (operator) => [nameOf(operator)]).filter((operator) => {
    if (filter.language !== null && !operator.languages.includes(filter.language)) return false
    if (filter.licenseType !== null && !operator.licenseTypes.includes(filter.licenseType)) return false
    return filter.isCarOwner === null || (operator.car !== null) === filter.isCarOwner
  })
}

export function nameOf({ firstName, lastName }: Pick<OperatorOnDay, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function bare(plate: string): string {
  return plate.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
