import type { DayRange } from '@tourdesk/domain/calendar'
import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { LicenseType } from '@tourdesk/domain/fleet/vocabulary'
import type { CrewPerson, Fleet } from './fleetAtHand.ts'
import type { PlannedUnit } from './plannedUnit.ts'

/** The needs of a load. */
export interface Need {
  days: DayRange
  people: number
  language: Language | null
  needsVehicle: boolean
  needsGuide: boolean
}

type Crew = PlannedUnit['crew']

/**
 * Finds a vehicle and crew and reserves them for the days: a guide whose own car is large enough, or else the
 * smallest free car that fits with a driver who may drive it, or else a supplier's vehicle.
 */
export function manUnit(need: Need, fleet: Fleet): Crew {
  const crew = choose(need, fleet)
  for (const id of [crew.car, crew.driver, ...crew.guide]) {
    if (id && fleet.diary.isFree(id, need.days)) fleet.diary.take(id, need.days)
  }
  return crew
}

function choose(need: Need, fleet: Fleet): Crew {
  const guides = need.needsGuide ? freeGuides(need, fleet) : []
  if (!need.needsVehicle) return { car: null, externalCar: null, driver: null, guide: idsOf(guides[0]) }

  const alone = guides.find((guide) => ownSeats(guide, need, fleet) >= need.people)
  if (alone) return { car: alone.car, externalCar: null, driver: alone.id, guide: [alone.id] }
  return { ...vehicleFor(need, fleet), guide: idsOf(guides.find(({ car }) => car === null) ?? guides[0]) }
}

function freeGuides({ days, language }: Need, { guides, diary }: Fleet): CrewPerson[] {
  const free = guides.filter((guide) => diary.isFree(guide.id, days))
  const speaking = free.filter(({ languages }) => language === null || languages.includes(language))
  return speaking.length > 0 ? speaking : free
}

function vehicleFor(need: Need, fleet: Fleet): Omit<Crew, 'guide'> {
  const { days, people } = need
  const drivers = fleet.drivers.filter((driver) => fleet.diary.isFree(driver.id, days))
  for (const car of fleet.cars) {
    if (!suits(car, people) || !fleet.diary.isFree(car.id, days)) continue
    const driver = drivers.find((one) => (car.isPrivate ? one.car === car.id : mayDrive(one, car.seats)))
    if (driver) return { car: car.id, externalCar: null, driver: driver.id }
  }
  const offers = fleet.suppliers.flatMap(({ id, sizes }) =>
    sizes.map((seats) => ({ carSupplier: id, seats })),
  )
  const externalCar = offers.filter(({ seats }) => seats >= people).toSorted((a, b) => a.seats - b.seats)[0]
  return { car: null, externalCar: externalCar ?? null, driver: null }
}

/** A car must not be much too large: a supplier's small car costs less than a coach for a couple. */
function suits({ seats }: { seats: number }, people: number): boolean {
  return seats >= people && seats <= Math.max(10, people * 2)
}

function ownSeats({ car }: CrewPerson, { days }: Need, { cars, diary }: Fleet): number {
  const own = cars.find(({ id }) => id === car)
  return own && diary.isFree(own.id, days) ? own.seats : 0
}

function mayDrive({ licenses }: CrewPerson, seats: number): boolean {
  const anyOf = (...types: LicenseType[]) => types.some((type) => licenses.includes(type))
  if (seats <= 7) return true
  return seats <= 19 ? anyOf('D1', 'D2', 'D3', 'D') : anyOf('D')
}

function idsOf(guide: CrewPerson | undefined): string[] {
  return guide ? [guide.id] : []
}
