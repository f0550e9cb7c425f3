import { carSuppliers } from '@tourdesk/demo/content/carSuppliers'
import { cars as demoCars } from '@tourdesk/demo/content/cars'
import { drivers } from '@tourdesk/demo/content/drivers'
import { guides } from '@tourdesk/demo/content/guides'
import { weighted } from '@tourdesk/demo/orders/weighted'
import type { Random } from '@tourdesk/demo/random'
import { addDays, type DayRange, isWithin } from '@tourdesk/domain/calendar'
import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import type { LicenseType } from '@tourdesk/domain/fleet/vocabulary'
import type { PlanCar, PlanDay, PlanPerson } from '@tourdesk/domain/plan/planDay'
import { dayOfPlan } from './drawParties.ts'
import type { Recipe } from './recipes.ts'

/** What each licence covers unless the settings say otherwise, in passengers. */
const passengersOf: Record<LicenseType, number> = { B: 8, D1: 16, D2: 16, D3: 16, D: 99 }

/** Cars of the sizes of the demo business, grown or shrunk until their seats are what the recipe asks, and a crew. */
export function drawFleet(
  random: Random,
  recipe: Recipe,
  { departures, parties }: Pick<PlanDay, 'departures' | 'parties'>,
): Pick<PlanDay, 'cars' | 'people' | 'suppliers'> {
  const people = parties.reduce((sum, party) => sum + party.people, 0)
  const drawn = Array.from({ length: random.int(...recipe.cars) }, (_, index) => drawCar(random, index))
  const cars = fitted(random, drawn, Math.round((people * recipe.seats) / 100))
  const crew = drawCrew(random, recipe, { departures, cars })
  return { cars: withOwners(random, cars, crew), people: crew, suppliers: suppliersOf() }
}

function suppliersOf(): PlanDay['suppliers'] {
  return carSuppliers.map(({ name, sizes }) => ({ _id: name, name, sizes: [...sizes] }))
}

function drawCar(random: Random, index: number): PlanCar {
  return {
    _id: `car ${String(index).padStart(2, '0')}`,
    plateId: `${random.int(100, 999)}-${random.int(10, 99)}-${random.int(100, 999)}`,
    seats: random.pick(demoCars).seats,
    owner: null,
    busy: drawBusy(random),
  }
}

/** Grows or shrinks cars one size at a time until their free seats are nearest to what's asked. */
function fitted(random: Random, cars: PlanCar[], asked: number): PlanCar[] {
  let fleet = cars
  for (let tries = 0; tries < 2000; tries++) {
    const missing = asked - seatsOf(fleet)
    const index = random.int(0, fleet.length - 1)
    const seats = neighbor(fleet[index]?.seats ?? 0, missing > 0 ? 1 : -1)
    const changed = fleet.map((car, at) => (at === index && seats !== undefined ? { ...car, seats } : car))
    if (Math.abs(asked - seatsOf(changed)) < Math.abs(missing)) fleet = changed
  }
  return fleet
}

function seatsOf(cars: readonly PlanCar[]): number {
  return cars.filter(isFreeToday).reduce((sum, { seats }) => sum + seats, 0)
}

function isFreeToday({ busy }: PlanCar): boolean {
  return busy.every(({ start, end }) => !isWithin(dayOfPlan, start, end))
}

function neighbor(seats: number, step: 1 | -1): number | undefined {
  const sizes: readonly number[] = vehicleSizes
  return sizes[sizes.indexOf(seats) + step]
}

/** Nearly all are free on the day; some are away from one of the next days on. */
function drawBusy(random: Random): DayRange[] {
  if (random.chance(0.06))
    return [{ start: addDays(dayOfPlan, -2), end: addDays(dayOfPlan, random.int(0, 3)) }]
  if (random.chance(0.1)) return [{ start: addDays(dayOfPlan, random.int(1, 3)), end: null }]
  return []
}

/** Three of five drive, nearly always with licences for the largest cars. */
function drawCrew(
  random: Random,
  recipe: Recipe,
  { departures, cars }: Pick<PlanDay, 'departures' | 'cars'>,
): PlanPerson[] {
  const length = random.int(...recipe.people)
  const largest = cars.toSorted((a, b) => b.seats - a.seats)
  const driverCount = Math.ceil(length * 0.6)
  return Array.from({ length }, (_, index): PlanPerson => {
    const isGuide = index >= driverCount && !recipe.noGuides
    const model = random.pick(isGuide ? guides : drivers)
    const licensed = Math.max(...model.licenseTypes.map((type) => passengersOf[type]))
    const needed = isGuide || random.chance(0.05) ? 0 : coveringOf(largest[index]?.seats ?? 0)
    const isWithout = recipe.hasGaps && random.chance(0.3)
    return {
      _id: `${isGuide ? 'guide' : 'driver'} ${String(index).padStart(2, '0')}`,
      name: `${model.firstName} ${random.pick(isGuide ? guides : drivers).lastName}`,
      role: isGuide ? 'guide' : 'driver',
      languages: recipe.hasGaps && random.chance(0.2) ? [] : [...model.languages],
      maxPassengers: isWithout ? 0 : Math.max(licensed, needed),
      busy: drawBusy(random),
      isReserved: random.chance(0.05),
      timesOnTour: isGuide ? drawTimes(random, departures) : {},
      daysWorked: weighted(random, [
        [0, 4],
        [1, 6],
        [2, 10],
        [3, 16],
        [4, 24],
        [5, 26],
        [6, 14],
      ]),
    }
  })
}

function coveringOf(seats: number): number {
  return (
    Object.values(passengersOf)
      .toSorted((a, b) => a - b)
      .find((passengers) => passengers >= seats) ?? 0
  )
}

function drawTimes(random: Random, departures: PlanDay['departures']): Record<string, number> {
  const known = departures.filter(() => random.chance(0.6))
  return Object.fromEntries(known.map(({ tour }) => [tour, random.int(1, 30)]))
}

/** A fifth of the small cars belong to someone of the crew. */
function withOwners(random: Random, cars: readonly PlanCar[], crew: readonly PlanPerson[]): PlanCar[] {
  const owners = random.shuffle(crew)
  return cars.map((car) => {
    if (car.seats > 10 || !random.chance(0.2)) return car
    const owner = owners.findIndex(({ maxPassengers }) => maxPassengers >= car.seats)
    return owner < 0 ? car : { ...car, owner: owners.splice(owner, 1)[0]!._id }
  })
}
