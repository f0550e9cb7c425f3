import type { Language } from '../catalogue/vocabulary.ts'
import type { DayStatus, RankingTag } from '../fleet/vocabulary.ts'
import { type SupplierRow, sizesOf } from './assignSupplier.ts'

/** The needs of a vehicle unit that decide what's offered first. */
export interface Wanted {
  /** Seats for everybody on board. */
  seats: number
  /** The languages needed. */
  languages: readonly Language[]
  /** The unit's car. */
  car: string | null
}

/** A car as seen from the unit. */
export interface OfferedCar {
  _id: string
  plateId: string
  seats: number
  isPrivateOwned: boolean
  status: DayStatus
}

/** A guide or a driver as seen from the unit. */
export interface OfferedPerson {
  _id: string
  name: string
  languages: readonly Language[]
  ranking: readonly RankingTag[]
  car: string | null
  status: DayStatus
}

/** A guide as seen from the unit. */
export interface OfferedGuide extends OfferedPerson {
  /** On how many units of the tour they guided in the last 365 days. */
  timesOnTour: number
}

/** A supplier as seen from the unit. */
export interface OfferedSupplier extends SupplierRow {
  name: string
}

/**
 * Sorts cars: the unit's own, free ones with enough seats from the nearest size up, free ones that are too
 * small from the largest down, assigned ones, unavailable ones. Within a size, our cars come before those of
 * guides and drivers.
 */
export function carsByFit<Car extends OfferedCar>(cars: readonly Car[], wanted: Wanted): Car[] {
  return sortedBy(cars, (car) => [
    statusRank[car.status],
    sizeRank(car.seats, wanted.seats),
    Number(car.isPrivateOwned),
    car.plateId,
    car._id,
  ])
}

/**
 * Sorts guides: those on the unit, then free ones by how many of the languages they speak, then the others.
 * Among equals, those who know the tour come first.
 */
export function guidesByFit<Guide extends OfferedGuide>(guides: readonly Guide[], wanted: Wanted): Guide[] {
  return sortedBy(guides, (guide) => [
    statusRank[guide.status],
    unspokenBy(guide, wanted),
    guide.ranking.length,
    Number(guide.timesOnTour === 0),
    guide.name,
    guide._id,
  ])
}

/** Sorts drivers: those on the unit, then free ones, the owner of the unit's car first, then the others. */
export function driversByFit<Driver extends OfferedPerson>(
  drivers: readonly Driver[],
  wanted: Wanted,
): Driver[] {
  return sortedBy(drivers, (driver) => [
    statusRank[driver.status],
    Number(wanted.car === null || driver.car !== wanted.car),
    driver.ranking.length,
    unspokenBy(driver, wanted),
    driver.name,
    driver._id,
  ])
}

/** Sorts suppliers by the nearest size that they send and that has enough seats. */
export function suppliersByFit<Supplier extends OfferedSupplier>(
  suppliers: readonly Supplier[],
  wanted: Wanted,
): Supplier[] {
  return sortedBy(suppliers, (supplier) => [
    Math.min(...sizesOf(supplier).map((size) => sizeRank(size, wanted.seats))),
    supplier.name,
    supplier._id,
  ])
}

const statusRank: Record<DayStatus, number> = {
  assignedHere: 0,
  free: 1,
  assignedElsewhere: 2,
  unavailable: 3,
}

/** Higher than any number of seats. */
const tooSmall = 1000

function sizeRank(seats: number, wanted: number): number {
  return seats >= wanted ? seats - wanted : tooSmall + wanted - seats
}

function unspokenBy({ languages }: OfferedPerson, wanted: Wanted): number {
  return wanted.languages.filter((language) => !languages.includes(language)).length
}

type Rank = readonly (number | string)[]

/** Ranks end in an id, so no two are equal and the result doesn't depend on the input's order. */
function sortedBy<Thing>(things: readonly Thing[], rankOf: (thing: Thing) => Rank): Thing[] {
  return things
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ thing }) => thing)
}

function compare(a: Rank, b: Rank): number {
  const at = a.findIndex((part, index) => part !== b[index])
  const [here, there] = [a[at], b[at]]
  if (here === undefined || there === undefined) return 0
  return here < there ? -1 : 1
}
